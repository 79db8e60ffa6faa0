import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { openProvider, providerClient, type RunningProvider } from '#demo/testing/provider.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members, sessions, signInLinks, signInFlows } from '../accounts.tables.ts'

const port = 21_000 + Math.floor(Math.random() * 9000)
const origin = 'http://localhost:3000'
const client = { GOOGLE_CLIENT_ID: providerClient.id, GOOGLE_CLIENT_SECRET: providerClient.secret }
const facebook = { FACEBOOK_CLIENT_ID: providerClient.id, FACEBOOK_CLIENT_SECRET: providerClient.secret }
const issuer = `http://127.0.0.1:${port}`
const test = testMall({
  TRUSTED_PROXIES: '127.0.0.1',
  ORIGIN: origin,
  ...client,
  GOOGLE_ISSUER: issuer,
  ...facebook,
  FACEBOOK_ISSUER: issuer,
})
let provider: RunningProvider
beforeAll(async () => {
  provider = await openProvider({ port, redirectUris: [`${origin}/thirdlogin/return/google`, `${origin}/thirdlogin/return/facebook`] })
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.account = { sub: randomUUID(), email: 'nino@example.ge', email_verified: true, given_name: 'ნინო', family_name: 'ბერიძე' }
  provider.cancels = false
})
let subnets = 0
const from = () => ({ 'x-forwarded-for': `10.8.${subnets >> 8}.${subnets++ & 255}` })

/** A browser with a jar of cookies for each of the two sites. */
function aBrowser(session = '') {
  const ours = new Map(session ? [session.split('=') as [string, string]] : [])
  const theirs = new Map<string, string>()
  const cookieOf = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (jar: Map<string, string>, lines: string[]) => {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value === '') jar.delete(name!)
      else jar.set(name!, value!)
    }
  }
  const inject = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await test.mall.app.inject({ url, headers: { cookie: cookieOf(ours), ...from(), ...headers } })
    keep(ours, [reply.headers['set-cookie'] ?? []].flat())
    return reply
  }
  return {
    ours,
    session: () => `sid=${ours.get('sid')}`,
    inject,
    async start(model = 'google', query = '') {
      const reply = await inject(`/api/minimall/member/uniteRedirectUrl?model=${model}&client=pc${query}`, {
        lang: 'en',
        'sec-fetch-site': 'same-origin',
      })
      return reply.json() as { code: number; key?: string; data: { redirectUrl: string } }
    },
    /** Follows the provider's pages until it sends the browser back to the mall; the address it is sent to. */
    async visit(url: string): Promise<string> {
      for (let at = url; ;) {
        const reply = await fetch(at, { redirect: 'manual', headers: { cookie: cookieOf(theirs) } })
        keep(theirs, reply.headers.getSetCookie())
        const next = reply.headers.get('location')
        if (!next) throw new Error(`the provider stopped at ${at}: ${reply.status} ${(await reply.text()).slice(0, 400)}`)
        at = new URL(next, at).href
        if (at.startsWith(origin)) return at
      }
    },
    /** Comes back to the mall; the page it is sent on to. */
    async arrive(address: string): Promise<string> {
      const reply = await inject(address.slice(origin.length))
      expect(reply.statusCode, reply.body).toBe(303)
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      return reply.headers.location as string
    },
    async signIn(model = 'google', query = ''): Promise<string> {
      return this.arrive(await this.visit((await this.start(model, query)).data.redirectUrl))
    },
  }
}

const info = async (cookie: string) => (await test.call('accounts.profile', {}, { cookie })).value

describe('the providers', () => {
  it('are those with settings', async () => {
    expect((await test.call('accounts.signInProviders')).data).toEqual({ providers: ['google', 'facebook'] })
  })

  it('get PKCE, state, nonce and their own return address', async () => {
    const { data } = await aBrowser().start('google')
    const url = new URL(data.redirectUrl)
    expect(url.origin).toBe(issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'kalata',
      redirect_uri: `${origin}/thirdlogin/return/google`,
      code_challenge_method: 'S256',
      ui_locales: 'en',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  })

  it('are asked through pages of our own alone', async () => {
    const reply = await aBrowser().inject('/api/minimall/member/uniteRedirectUrl?model=google', { 'sec-fetch-site': 'cross-site' })
    expect(reply.statusCode).toBe(403)
  })

  it.each(['vk', '', '__proto__'])('are not %j', async (model) => {
    expect((await aBrowser().inject(`/api/minimall/member/uniteRedirectUrl?model=${model}`)).statusCode).toBe(400)
  })
})

describe('a person who comes for the first time', () => {
  it('becomes a natural person without a password, and is signed in', async () => {
    const browser = aBrowser()
    expect(await browser.signIn()).toBe('/thirdlogin?done=login')
    const member = await info(browser.session())
    expect(member).toMatchObject({
      firstName: 'ნინო',
      lastName: 'ბერიძე',
      memberType: 0,
      hasPassword: false,
      accountNumber: 'nino@example.ge',
    })
    expect(member).not.toHaveProperty('email')
    expect(JSON.parse(decodeURIComponent(browser.ours.get('userInfo')!))).toEqual({ name: 'ნინო ბერიძე', memberType: 0 })
    expect(browser.ours.get('userId')).toBe(member.id)
  })

  it('is the same member the next time, whatever the e-mail address is then', async () => {
    const [one, two] = [aBrowser(), aBrowser()]
    await one.signIn()
    provider.account = { ...provider.account, email: 'new@example.ge', given_name: 'Other' }
    await two.signIn()
    expect((await info(two.session())).id).toBe((await info(one.session())).id)
  })

  it('never becomes the member with the same e-mail address', async () => {
    const owner = await aMember(test.ctx(), { email: 'owner@example.ge' })
    provider.account = { ...provider.account, email: 'owner@example.ge', email_verified: true }
    const browser = aBrowser()
    await browser.signIn()
    expect((await info(browser.session())).id).not.toBe(owner.id)
    expect(await test.call('accounts.linkedProviders', undefined, { cookie: owner.cookie })).toMatchObject({ data: [] })
  })

  it('becomes one member when it arrives twice at once', async () => {
    const browsers = [aBrowser(), aBrowser(), aBrowser(), aBrowser()]
    const addresses: string[] = []
    for (const browser of browsers) addresses.push(await browser.visit((await browser.start()).data.redirectUrl))
    const pages = await Promise.all(browsers.map((browser, i) => browser.arrive(addresses[i]!)))
    expect(pages).toEqual(Array(4).fill('/thirdlogin?done=login'))
    const ids = await Promise.all(browsers.map(async (browser) => (await info(browser.session())).id))
    expect(new Set(ids).size).toBe(1)
    expect(await test.db.select().from(signInLinks).where(eq(signInLinks.subject, provider.account.sub))).toHaveLength(1)
  })

  it.each([
    [{ given_name: '<b>Nino</b>', family_name: '\u202Eევil' }, 'b Nino b', 'ევil'],
    [{ given_name: undefined, family_name: undefined, name: 'Nino the 2nd' }, 'Nino the nd', ''],
    [{ given_name: '😀', family_name: '123', name: '' }, 'Google', ''],
    [{ given_name: 'ა'.repeat(200), family_name: 'B' }, 'ა'.repeat(60), 'B'],
  ])('may be named %j', async (names, firstName, lastName) => {
    provider.account = { ...provider.account, ...names }
    const browser = aBrowser()
    await browser.signIn()
    expect(await info(browser.session())).toMatchObject({ firstName, lastName })
  })

  it('gets letters at a mailbox that the provider vouches for, and at no other', async () => {
    const contactOf = async (verified: boolean) => {
      provider.account = { ...provider.account, sub: randomUUID(), email_verified: verified }
      const browser = aBrowser()
      await browser.signIn()
      const { id } = await info(browser.session())
      return (await test.db.select().from(members).where(eq(members.id, id)))[0]!.contactMail
    }
    expect(await contactOf(true)).toBe('nino@example.ge')
    expect(await contactOf(false)).toBeNull()
  })
})

describe('the way back', () => {
  it('works once', async () => {
    const browser = aBrowser()
    const address = await browser.visit((await browser.start()).data.redirectUrl)
    expect(await browser.arrive(address)).toBe('/thirdlogin?done=login')
    expect(await browser.arrive(address)).toBe('/thirdlogin?error=thirdLogin.expired')
  })

  it('works once also when it is taken twice at the same moment', async () => {
    const browser = aBrowser()
    const address = await browser.visit((await browser.start()).data.redirectUrl)
    const pages = await Promise.all([browser.arrive(address), browser.arrive(address), browser.arrive(address)])
    expect(pages.filter((page) => page === '/thirdlogin?done=login')).toHaveLength(1)
  })

  it('works in the browser that set out alone', async () => {
    const [attacker, victim] = [aBrowser(), aBrowser()]
    const address = await attacker.visit((await attacker.start()).data.redirectUrl)
    await victim.start()
    expect(await victim.arrive(address)).toBe('/thirdlogin?error=thirdLogin.expired')
    expect(victim.ours.has('sid')).toBe(false)
    expect(await aBrowser().arrive(address)).toBe('/thirdlogin?error=thirdLogin.expired')
  })

  it('is over after ten minutes', async () => {
    const browser = aBrowser()
    const address = await browser.visit((await browser.start()).data.redirectUrl)
    test.clock.forward(10 * 60_000)
    expect(await browser.arrive(address)).toBe('/thirdlogin?error=thirdLogin.expired')
  })

  it('of one provider does not do for another', async () => {
    const browser = aBrowser()
    const address = await browser.visit((await browser.start('google')).data.redirectUrl)
    expect(await browser.arrive(address.replace('/google', '/facebook'))).toBe('/thirdlogin?error=thirdLogin.expired')
  })

  it.each([
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://elsewhere.example')],
    ['no issuer', (url: URL) => url.searchParams.delete('iss')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['an error of the provider', (url: URL) => (url.searchParams.delete('code'), url.searchParams.set('error', 'server_error'))],
  ])('fails with %s', async (_, change) => {
    const browser = aBrowser()
    const url = new URL(await browser.visit((await browser.start()).data.redirectUrl))
    change(url)
    expect(await browser.arrive(url.href)).toBe('/thirdlogin?error=thirdLogin.failed')
    expect(browser.ours.has('sid')).toBe(false)
  })

  it.each(['nonce', 'codeVerifier'] as const)('fails with another %s', async (secret) => {
    const browser = aBrowser()
    const address = await browser.visit((await browser.start()).data.redirectUrl)
    await test.db.update(signInFlows).set({ [secret]: 'y'.repeat(43) })
    expect(await browser.arrive(address)).toBe('/thirdlogin?error=thirdLogin.failed')
  })

  it.each(['', '?state=', '?state=x&code=y', `?state=${'a'.repeat(9000)}`, '?error=access_denied', '?state[]=1&code[]=2'])(
    'fails quietly with %j',
    async (query) => {
      const reply = await aBrowser().inject(`/thirdlogin/return/google${query}`)
      expect([303, 414, 431]).toContain(reply.statusCode)
      if (reply.statusCode === 303) expect(reply.headers.location).toBe('/thirdlogin?error=thirdLogin.expired')
    },
  )

  it('reports that the visitor cancelled', async () => {
    provider.cancels = true
    expect(await aBrowser().signIn('google', '&redirect=/cart')).toBe('/thirdlogin?error=thirdLogin.cancelled&redirect=%2Fcart')
  })

  it('leads on to pages of our own alone', async () => {
    expect(await aBrowser().signIn('google', '&redirect=/user/profile/orders')).toBe(
      '/thirdlogin?done=login&redirect=%2Fuser%2Fprofile%2Forders',
    )
    for (const bad of [
      '//e.com',
      '/\\e.com',
      'https://e.com',
      'javascript:alert(1)',
      '/login',
      '/%2f%2fe.com',
      '/home%0d%0aSet-Cookie:a=b',
    ]) {
      expect(await aBrowser().signIn('google', `&redirect=${encodeURIComponent(bad)}`)).toBe('/thirdlogin?done=login')
    }
  })

  it('ends the session that the browser had', async () => {
    const before = await aMember(test.ctx())
    const browser = aBrowser()
    const { data } = await browser.start()
    browser.ours.set('sid', before.cookie.slice(4))
    await browser.arrive(await browser.visit(data.redirectUrl))
    expect(browser.session()).not.toBe(before.cookie)
    expect(await test.db.select().from(sessions).where(eq(sessions.memberId, before.id))).toEqual([])
  })
})

describe('a provider tied to an account', () => {
  it('lets its owner in, and is untied again', async () => {
    const member = await aMember(test.ctx())
    expect(await aBrowser(member.cookie).signIn()).toBe('/thirdlogin?done=linked')
    const links = await test.call('accounts.linkedProviders', undefined, { cookie: member.cookie })
    expect(links.data).toMatchObject([{ provider: 'google', mail: 'nino@example.ge' }])
    const elsewhere = aBrowser()
    await elsewhere.signIn()
    expect((await info(elsewhere.session())).id).toBe(member.id)
    await test.mall.drain()
    const received = await test.call('notifications.list', undefined, { cookie: member.cookie })
    expect(received.data.page.results.map((each: { kind: string }) => each.kind)).toContain('providerLinked')
    expect((await test.call('accounts.unlinkProvider', { model: 'google' }, { cookie: member.cookie })).data).toEqual([])
    expect(await test.call('accounts.unlinkProvider', { model: 'google' }, { cookie: member.cookie })).toMatchObject({ status: 404 })
    const otherBrowser = aBrowser()
    await otherBrowser.signIn()
    expect((await info(otherBrowser.session())).id).not.toBe(member.id)
  })

  it('wants a login of the last quarter of an hour', async () => {
    const member = await aMember(test.ctx())
    test.clock.forward(15 * 60_000 + 1)
    expect(await aBrowser(member.cookie).start()).toMatchObject({ key: 'account.loginAgain' })
    expect(await test.db.select().from(signInFlows).where(eq(signInFlows.memberId, member.id))).toEqual([])
  })

  it('belongs to one account', async () => {
    const [one, two] = [await aMember(test.ctx()), await aMember(test.ctx())]
    expect(await aBrowser(one.cookie).signIn()).toBe('/thirdlogin?done=linked')
    expect(await aBrowser(one.cookie).signIn()).toBe('/thirdlogin?done=linked')
    expect(await aBrowser(two.cookie).signIn()).toBe('/thirdlogin?error=thirdLogin.taken')
  })

  it('is not tied to the one who is signed in when the browser comes back', async () => {
    const [one, other] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const browser = aBrowser(one.cookie)
    const address = await browser.visit((await browser.start()).data.redirectUrl)
    browser.ours.set('sid', other.cookie.slice(4))
    expect(await browser.arrive(address)).toBe('/thirdlogin?error=thirdLogin.expired')
    browser.ours.delete('sid')
    expect(await test.db.select().from(signInLinks).where(eq(signInLinks.memberId, other.id))).toEqual([])
  })

  it('stays when it is the only way in', async () => {
    const browser = aBrowser()
    await browser.signIn()
    const cookie = browser.session()
    expect(await test.call('accounts.unlinkProvider', { model: 'google' }, { cookie })).toMatchObject({ key: 'account.lastWay' })
    expect((await test.call('accounts.linkedProviders', undefined, { cookie })).data).toHaveLength(1)
  })

  it('may be one of two', async () => {
    const browser = aBrowser()
    await browser.signIn('google')
    provider.account = { ...provider.account, sub: randomUUID() }
    expect(await aBrowser(browser.session()).signIn('facebook')).toBe('/thirdlogin?done=linked')
    const reply = await test.call('accounts.unlinkProvider', { model: 'google' }, { cookie: browser.session() })
    expect(reply.data).toMatchObject([{ provider: 'facebook' }])
  })
})

it('keeps no secret of a trip that is readable without the browser', async () => {
  const browser = aBrowser()
  const state = new URL((await browser.start()).data.redirectUrl).searchParams.get('state')!
  const rows = JSON.stringify(await test.db.select().from(signInFlows))
  expect(rows).not.toContain(state)
  expect(rows).not.toContain(browser.ours.get('thirdlogin'))
})
