import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'
import { openSession } from '#server/accounts/sessions/sessions.service.ts'
import { membersCommand } from './members.cli.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const run = (...args: string[]) => membersCommand(test.ctx(), args)
const profile = (cookie: string) => test.call('accounts.profile', {}, { cookie })
const logIn = (mail: string, password: string) => test.call('accounts.login', { mail, password, model: 'mail' }, { headers: fromSubnet() })

describe('kalata members', () => {
  it('lists and shows them by name, e-mail address and id', async () => {
    const member = await aMember(test.ctx(), { firstName: 'Zviad', lastName: 'Under_score' })
    await aMember(test.ctx())
    expect((await run('list', 'zviad', 'under_')).data).toMatchObject([{ id: member.id }])
    expect((await run('list', '%')).data).toEqual([])
    expect((await run('list', member.email)).text).toContain(member.id)
    for (const name of [member.id, member.email])
      expect((await run('show', name)).data).toMatchObject({ id: member.id, sessions: 1, blockedAt: null })
    expect(JSON.stringify(await run('show', member.id))).not.toMatch(/argon2|passwordHash/)
  })

  it('blocks one: every session ends at once, no login succeeds, and it can be lifted', async () => {
    const password = 'Kerami4ka'
    const member = await aMember(test.ctx(), { passwordHash: await hashPassword(password) })
    expect((await profile(member.cookie)).code).toBe(0)
    expect(await run('block', member.email)).toMatchObject({ ok: true })
    expect(await run('block', member.id)).toMatchObject({ ok: false, data: { changed: false } })
    expect(await profile(member.cookie)).toMatchObject({ status: 401 })
    expect(await openSession(test.ctx(), member.id, { ip: '127.0.0.1', agent: '' })).toBeUndefined()
    expect(await logIn(member.email, password)).toMatchObject({ key: 'account.blocked' })
    expect(await logIn(member.email, 'Wrong7Word')).toMatchObject({ key: 'account.wrongLogin' })
    expect(await run('unblock', member.id)).toMatchObject({ ok: true })
    expect(await logIn(member.email, password)).toMatchObject({ code: 0 })
  })

  it('ends also the sessions of logins that run meanwhile', async () => {
    const member = await aMember(test.ctx())
    const logins = Array.from({ length: 10 }, () => openSession(test.ctx(), member.id, { ip: '127.0.0.1', agent: '' }))
    const [tokens] = await Promise.all([Promise.all(logins), run('block', member.id)])
    for (const token of tokens) if (token) expect(await profile(`sid=${token}`)).toMatchObject({ status: 401 })
    expect((await run('show', member.id)).data).toMatchObject({ sessions: 0 })
  })

  it('exports one', async () => {
    const buyer = await aBuyer(test.ctx())
    expect((await run('export', buyer.id)).data).toMatchObject({
      account: { id: buyer.id },
      addresses: [{ id: buyer.addressId }],
      orders: [],
    })
  })

  it('deletes one, unless orders are under way', async () => {
    const { offerId } = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const { orderNos } = await aPurchase(buyer, { method: 'cash' })
    expect(await run('delete', buyer.id)).toMatchObject({
      ok: false,
      text: `${buyer.id} waits for 1 order to be finished: ${orderNos[0]}`,
      data: { error: 'account.openOrders', params: { count: 1 } },
    })
    const member = await aMember(test.ctx())
    expect(await run('delete', member.email)).toMatchObject({ ok: true })
    const [row] = await test.db.select().from(members).where(eq(members.id, member.id))
    expect(row).toMatchObject({ firstName: '', email: null, deletedAt: expect.any(Date) })
    expect(await profile(member.cookie)).toMatchObject({ status: 401 })
    expect(await run('delete', member.id)).toMatchObject({ ok: false, data: { error: 'notFound' } })
  })

  it('rejects other words', async () => {
    for (const args of [[], ['show'], ['hug', 'x'], ['show', 'a', 'b']]) await expect(run(...args)).rejects.toThrow('members list')
    expect(await run('show', 'nobody@example.ge')).toMatchObject({ ok: false, data: { error: 'notFound' } })
  })
})
