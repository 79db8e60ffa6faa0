import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyNameError, normalizeName } from '#contract/accounts/rules.ts'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { attackAddresses, unsafeRedirects, attackTexts } from '#demo/testing/attack-inputs.ts'
import { openProvider, providerClient, type RunningProvider } from '#demo/testing/provider.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members, signInFlows } from '../accounts.tables.ts'

/** The vectors of reference/reliability R32 that reach accounts; pages are tried with them in e2e/accounts-attacks.spec.ts. */
const port = 21_000 + Math.floor(Math.random() * 9000)
const test = testMall({
  TRUSTED_PROXIES: '127.0.0.1',
  GOOGLE_CLIENT_ID: providerClient.id,
  GOOGLE_CLIENT_SECRET: providerClient.secret,
  GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
})
let provider: RunningProvider
const canaries: Server[] = []
/** Connections that somebody made to a canary. */
let visits = 0
beforeEach(() => void (visits = 0))
beforeAll(async () => {
  provider = await openProvider({ port, redirectUris: ['http://localhost:3000/thirdlogin/return/google'] })
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((socket) => (visits++, socket.destroy()))
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(canaryPort(), host, resolve))
    canaries.push(server)
  }
})
afterAll(async () => {
  for (const server of canaries) await new Promise((resolve) => server.close(resolve))
  await provider.close()
})
const canaryPort = () => (canaries[0] ? (canaries[0].address() as AddressInfo).port : 0)

/** Works while every way out of this process is watched; the names it looked up and the addresses it tried to reach. */
async function reachedBy(work: () => Promise<unknown>): Promise<string[]> {
  const reached: string[] = []
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('lookup', (_error, _address, _family, host) => reached.push(host))
    socket.on('connectionAttempt', (ip, to) => reached.push(`${ip}:${to}`))
  }
  subscribe('net.client.socket', note)
  try {
    await work()
    await new Promise((resolve) => setTimeout(resolve, 50))
  } finally {
    unsubscribe('net.client.socket', note)
  }
  return reached
}

const start = (query: string) =>
  test.request(`GET minimall/member/uniteRedirectUrl?model=google${query}`, undefined, { headers: fromSubnet() })
const enough = (vectors: readonly string[]) => expect(new Set(vectors).size).toBeGreaterThanOrEqual(60)

describe('a page to go to after the login', () => {
  it('is stored for the way back only when it is one of ours', async () => {
    enough(unsafeRedirects)
    for (const redirect of ['/cart', '/user/profile/orders', ...unsafeRedirects]) {
      await test.db.delete(signInFlows)
      const reply = await start(`&redirect=${encodeURIComponent(redirect)}`)
      expect(reply.status, redirect).toBe(redirect.length > 2048 || redirect.includes('\u0000') ? 400 : 200)
      const [flow] = await test.db.select().from(signInFlows)
      expect(flow?.redirect ?? null, redirect).toBe(/^\/(?:cart|user\/profile\/orders)$/.test(redirect) ? redirect : null)
      if (flow) expect(new URL(reply.data.redirectUrl).origin).toBe(`http://127.0.0.1:${port}`)
    }
  })
})

describe('an address', () => {
  it('is seen to be reached, were it reached', async () => {
    for (const host of ['127.0.0.1', '[::1]']) {
      const ip = host.replace(/[[\]]/g, '')
      const reached = await reachedBy(() => fetch(`http://${host}:${canaryPort()}/a.png`).catch(() => undefined))
      expect(reached).toContain(`${ip}:${canaryPort()}`)
    }
    expect(await reachedBy(() => fetch('http://nobody.invalid/').catch(() => undefined))).toContain('nobody.invalid')
    expect(visits).toBeGreaterThanOrEqual(2)
  })

  it('is never fetched as a picture, nor stored', async () => {
    const vectors = attackAddresses(canaryPort())
    enough(vectors)
    const member = await aMember(test.ctx())
    const reached = await reachedBy(async () => {
      for (const avatarUrl of vectors) {
        const reply = await test.call('accounts.updateProfile', { avatarUrl }, { cookie: member.cookie })
        expect(reply, avatarUrl).toMatchObject({ key: avatarUrl.includes('\u0000') ? 'request.invalid' : 'account.notYourPicture' })
      }
    })
    expect([reached, visits]).toEqual([[], 0])
    expect((await test.db.select().from(members).where(eq(members.id, member.id)))[0]!.avatarUrl).toBeNull()
  })

  it('is never fetched on the way to or from a provider, no matter who names it', async () => {
    await start('')
    const reached = await reachedBy(async () => {
      for (const vector of attackAddresses(canaryPort())) {
        const value = encodeURIComponent(vector)
        const reply = await start(`&client=${value.slice(0, 40)}&redirect=${value}`)
        expect([200, 400], vector).toContain(reply.status)
        const state = reply.status === 200 ? new URL(reply.data.redirectUrl).searchParams.get('state') : ''
        const query = `code=${value}&iss=${value}&redirect_uri=${value}&state=${state}`
        const back = await test.mall.app.inject({ url: `/thirdlogin/return/google?${query}`, headers: fromSubnet() })
        expect(back.headers.location, vector).toMatch(/^\/thirdlogin\?error=thirdLogin\.\w+$/)
      }
    })
    expect([reached.filter((to) => to !== `127.0.0.1:${port}`), visits]).toEqual([[], 0])
  })

  it('of a picture that a provider names is not fetched either', async () => {
    const picture = `http://127.0.0.1:${canaryPort()}/a.png`
    provider.account = { sub: randomUUID(), name: 'Nino Beridze', picture }
    const theirs = new Map<string, string>()
    const ours = await test.mall.app.inject({ url: '/api/minimall/member/uniteRedirectUrl?model=google', headers: fromSubnet() })
    const flowCookie = ours.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    let at = ours.json<{ data: { redirectUrl: string } }>().data.redirectUrl
    while (!at.startsWith('http://localhost:3000')) {
      const reply = await fetch(at, { redirect: 'manual', headers: { cookie: [...theirs].map((pair) => pair.join('=')).join('; ') } })
      for (const line of reply.headers.getSetCookie()) theirs.set(...(/^([^=]+)=([^;]*)/.exec(line)!.slice(1) as [string, string]))
      at = new URL(reply.headers.get('location')!, at).href
    }
    const back = await test.mall.app.inject({
      url: at.slice('http://localhost:3000'.length),
      headers: { cookie: flowCookie, ...fromSubnet() },
    })
    expect(back.headers.location).toBe('/thirdlogin?done=login')
    const made = await test.db.select().from(members).where(eq(members.firstName, 'Nino Beridze'))
    expect(made.map(({ avatarUrl }) => avatarUrl)).toEqual([null])
    expect(visits).toBe(0)
  })
})

describe('a text that would like to be a script', () => {
  const update = (cookie: string, body: object) => test.call('accounts.updateProfile', body, { cookie })

  it('is no name of a person', async () => {
    enough(attackTexts)
    const member = await aMember(test.ctx())
    for (const text of attackTexts) {
      for (const field of ['firstName', 'lastName']) {
        const reply = await update(member.cookie, { [field]: text })
        expect([200, 400], text).toContain(reply.status)
        expect(['account.nameFormat', 'request.invalid'], text).toContain(reply.key)
      }
    }
    expect((await test.db.select().from(members).where(eq(members.id, member.id)))[0]).toMatchObject({
      firstName: 'ნინო',
      lastName: 'ბერიძე',
    })
  })

  it('is a company’s name where companies are called so, and comes back as the same text and nothing else', async () => {
    const company = await aMember(test.ctx(), { memberType: 1, firstName: '', lastName: '', companyName: 'ჩაი', companyCode: '123456789' })
    let accepted = 0
    for (const companyName of attackTexts) {
      const reply = await update(company.cookie, { companyName })
      expect(reply.headers, companyName).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect(reply.headers['content-type']).toMatch(/^application\/json/)
      if (companyNameError(companyName)) {
        expect(reply, companyName).toMatchObject({ code: expect.any(Number), key: 'account.nameFormat' })
        continue
      }
      accepted++
      expect(reply.value).toMatchObject({ companyName: normalizeName(companyName) })
      const { name } = JSON.parse(decodeURIComponent(/userInfo=([^;]*)/.exec(reply.cookies)![1]!)) as { name: string }
      expect(normalizeName(companyName).startsWith(name)).toBe(true)
    }
    expect(accepted).toBeGreaterThan(5)
    expect(accepted).toBeLessThan(30)
  })
})
