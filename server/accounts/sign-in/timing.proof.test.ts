import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { testMall, type Reply } from '#demo/testing/test-mall.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))
const aShopper = (part = {}) => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, ...part })
const login = (body: object, headers = fromSubnet()) => test.call('accounts.login', body, { headers })

/** R27 wants `TIMING_ROUNDS=500`; fewer detect a missing hash as well. */
const rounds = Number(process.env.TIMING_ROUNDS ?? 60)

describe('R27: the time discloses nothing', () => {
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  const timed = async (request: () => Promise<Reply>) => {
    const startedAt = performance.now()
    await request()
    return performance.now() - startedAt
  }
  /** Interleaved, so that load affects both alike. Medians within 20 ms and, where they are long, within 40 %: a missing hash is faster. */
  async function expectEqualTimes(one: () => Promise<Reply>, other: () => Promise<Reply>) {
    const times: [number[], number[]] = [[], []]
    for (let i = 0; i < rounds; i++) {
      times[0].push(await timed(one))
      times[1].push(await timed(other))
    }
    const [a, b] = times.map(median) as [number, number]
    expect(Math.abs(a - b)).toBeLessThan(20)
    if (Math.max(a, b) > 10) expect(Math.min(a, b) / Math.max(a, b)).toBeGreaterThan(0.6)
  }

  it('of a login with a known and an unknown account', async () => {
    const member = await aShopper()
    const known = () => login({ mail: member.email, password: 'Kerami4kb' })
    const unknownMail = `${randomUUID()}@example.ge`
    const unknown = () => login({ mail: unknownMail, password: 'Kerami4kb' })
    await expectEqualTimes(known, unknown)
  }, 600_000)

  it('of a login with a password and without any', async () => {
    const [one, other] = [await aShopper(), await aShopper({ passwordHash: null })]
    const attempt = (mail: string) => () => login({ mail, password: 'Kerami4kb' })
    await expectEqualTimes(attempt(one.email), attempt(other.email))
  }, 600_000)

  it('of a code for a forgotten password, and of the existence check', async () => {
    const known: string[] = []
    for (let i = 0; i < rounds; i++) known.push((await aShopper()).email)
    const send = (mail: string) => test.call('accounts.sendMailCode', { mail, type: 1 }, { headers: fromSubnet() })
    let next = 0
    await expectEqualTimes(
      () => send(known[next++]!),
      () => send(`${randomUUID()}@example.ge`),
    )
    const check = (mail: string) => test.call('accounts.accountStatus', { userName: mail }, { headers: fromSubnet() })
    await expectEqualTimes(
      () => check(known[0]!),
      () => check(`${randomUUID()}@example.ge`),
    )
  }, 600_000)
})
