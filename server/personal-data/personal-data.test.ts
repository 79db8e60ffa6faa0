import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aBuyer, aPurchase, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { requestCode, fromSubnet } from '#demo/testing/codes.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members, sessions, signInLinks } from '#server/accounts/accounts.tables.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'
import { openSession } from '#server/accounts/sessions/sessions.service.ts'
import { addresses } from '#server/addresses/addresses.tables.ts'
import { lockSubmission, expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { orders } from '#server/orders/orders.tables.ts'
import { advanceFulfilment } from '#server/orders/fulfilment/fulfilment.service.ts'
import { inTransaction } from '#server/context.ts'
import { retryRefund } from '#server/payments/refunds/send-refunds.service.ts'
import { membersCommand } from './members.cli.ts'
import { eraseAgain } from './personal-data.service.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))

/** A member who has something of everything, and whose one order is finished. */
async function aLife(part = {}): Promise<ABuyer & { orderNo: string }> {
  const mug = await aProduct(test.ctx(), { price: 5000 })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
  await test.db
    .update(members)
    .set({ passwordHash, lang: 'en', ...part })
    .where(eq(members.id, buyer.id))
  const orderNo = await order(buyer, mug.offerId)
  await finish(buyer, orderNo)
  const signedIn = { cookie: buyer.cookie }
  await test.call('reviews.add', { orderNo, position: 0, score: 5, text: 'A fine mug', images: [] }, signedIn)
  await test.call('cart.add', { offerId: mug.offerId, quantity: 2 }, signedIn)
  await test.call('favourites.add', { productId: mug.id }, signedIn)
  await test.call('shops.follow', { storeId: mug.storeId }, signedIn)
  await test.call('feedback.add', { type: 'idea', text: 'More cups' }, signedIn)
  await test.call('questions.ask', { productId: mug.id, text: 'How much does it weigh?' }, signedIn)
  await test.call('cart.merge', { storeId: '', itemList: [], guestCartId: randomUUID() }, signedIn)
  await test.db
    .insert(signInLinks)
    .values({ issuer: 'i', subject: buyer.id, provider: 'google', memberId: buyer.id, linkedAt: test.clock.now() })
  await test.call('accounts.endSessions', { keepThis: true }, signedIn)
  return { ...buyer, orderNo }
}

async function order(buyer: ABuyer, offerId: number): Promise<string> {
  const body = await aSubmission(buyer, { method: 'cash', buyNow: { offerId, quantity: 1 } })
  const withNote = { ...body, items: [{ offerId, quantity: 1 }] }
  const reply = await test.call('checkout.submit', withNote, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
  expect(reply.code, reply.text).toBe(0)
  return reply.data.orderNos[0]
}

async function finish(buyer: ABuyer, orderNo: string): Promise<void> {
  for (const to of ['packed', 'shipped', 'delivered'] as const) await advanceFulfilment(test.ctx(), orderNo, to)
  await test.call('orders.confirmReceipt', { orderNo }, { cookie: buyer.cookie })
}

const remove = (cookie: string, body: object = { password }) =>
  test.call('personalData.deleteAccount', body, { cookie, headers: fromSubnet() })
const aSession = (memberId: string) => ({
  tokenHash: 'a'.repeat(43),
  memberId,
  createdAt: test.clock.now(),
  seenAt: test.clock.now(),
  client: { ip: '', agent: '' },
})
const row = async (id: string) => (await test.db.select().from(members).where(eq(members.id, id)))[0]!

/** Tables with a member in them, and how many rows are this one's. */
async function traces(memberId: string): Promise<Record<string, number>> {
  const tables = await test.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id' order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const rows = await test.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from "${name}" where member_id = '${memberId}'`))
    if (rows.rows[0]!.n > 0) found[name] = rows.rows[0]!.n
  }
  return found
}

describe('the export', () => {
  it('contains everything that is known, and the member is notified', async () => {
    const buyer = await aLife()
    await test.mall.drain()
    test.clock.forward(1000)
    const reply = await test.call('personalData.export', {}, { cookie: buyer.cookie })
    expect(reply.headers['cache-control']).toBe('no-store')
    const { data } = reply
    expect(data.account).toMatchObject({ id: buyer.id, email: buyer.email })
    for (const part of ['signIn', 'sessions', 'addresses', 'favourites', 'cart', 'orders', 'reviews', 'questions', 'notifications'])
      expect(data[part], part).not.toEqual([])
    expect(data.orders[0]).toMatchObject({ orderNo: buyer.orderNo, address: { recipient: expect.stringMatching(/./) } })
    await test.mall.drain()
    const { page } = (await test.call('notifications.list', { topic: 'security' }, { cookie: buyer.cookie })).data
    expect(page.results.slice(0, 1)).toMatchObject([{ kind: 'dataExported' }])
    expect(reply.text).not.toMatch(/argon2|tokenHash|passwordHash/)
  })

  it('contains nothing of anybody else, and is made five times a day', async () => {
    const [one, other] = [await aLife(), await aLife()]
    const ask = () => test.call('personalData.export', {}, { cookie: one.cookie })
    const replies = await Promise.all(Array.from({ length: 6 }, ask))
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(1)
    for (const secret of [other.id, other.email, other.orderNo]) expect(replies.map((reply) => reply.text).join('')).not.toContain(secret)
  })
})

describe('deleting the account', () => {
  it('removes the person and keeps the orders', async () => {
    const buyer = await aLife({ contactMail: 'x@example.ge', avatarUrl: '/media/x-160.webp' })
    const before = await test.db.select().from(orders).where(eq(orders.memberId, buyer.id))
    const reply = await remove(buyer.cookie)
    expect(reply).toMatchObject({ code: 0, data: {} })
    expect((reply.headers['set-cookie'] as string[]).filter((line) => /^(?:sid|userInfo|userId)=;/.test(line))).toHaveLength(3)
    expect(await row(buyer.id)).toMatchObject({
      firstName: '',
      lastName: '',
      email: null,
      mobilePhone: null,
      passwordHash: null,
      avatarUrl: null,
    })
    expect(await traces(buyer.id)).toEqual({ orders: 1, payments: 1, purchases: 1 })
    const [after] = await test.db.select().from(orders).where(eq(orders.memberId, buyer.id))
    const { address, note: _, ...unchanged } = before[0]!
    // Its reviews are gone.
    expect(after).toMatchObject({ ...unchanged, note: null, linesToReview: 1, status: 'toReview' })
    expect(after!.address).toEqual({ recipient: '', phone: '', street: '', building: '', region: address.region, city: address.city })
    await test.mall.drain()
    expect(test.sent.filter((message) => message.to === buyer.email).map((mail) => mail.subject)).toContain('Your account is deleted')
    expect(await test.call('accounts.profile', {}, { cookie: buyer.cookie })).toMatchObject({ status: 401 })
    await expectInvariants(test.db)
  })

  it('makes the address available to a new account', async () => {
    const buyer = await aLife()
    await remove(buyer.cookie)
    const { code, verificationCodeKey } = await requestCode(test, buyer.email, 'register')
    const form = {
      firstName: 'ნინო',
      lastName: 'ბერიძე',
      email: buyer.email,
      password,
      memberType: 0,
      verificationCode: code,
      verificationCodeKey,
    }
    const reply = await test.call('accounts.registerByEmail', form, { headers: fromSubnet() })
    expect(reply.code).toBe(0)
    expect(reply.data.id).not.toBe(buyer.id)
  })

  it('asks for the password', async () => {
    const buyer = await aLife()
    expect(await remove(buyer.cookie, {})).toMatchObject({ key: 'password.required' })
    expect(await remove(buyer.cookie, { password: 'Kerami4kb' })).toMatchObject({ key: 'password.wrong' })
    expect((await row(buyer.id)).email).toBe(buyer.email)
  })

  it('asks for a fresh login where there is no password', async () => {
    const member = await aMember(test.ctx(), { passwordHash: null, email: null })
    test.clock.forward(15 * 60_000 + 1)
    expect(await remove(member.cookie, {})).toMatchObject({ key: 'account.loginAgain' })
    const token = await openSession(test.ctx(), member.id, { ip: '127.0.0.1', agent: '' })
    expect(await remove(`sid=${token}`, {})).toMatchObject({ code: 0 })
  })

  it('waits for orders that are under way', async () => {
    const buyer = await aLife()
    const orderNo = await order(buyer, (await aProduct(test.ctx(), { price: 5000 })).offerId)
    const reply = await remove(buyer.cookie)
    expect(reply).toMatchObject({
      key: 'account.openOrders',
      params: { count: 1 },
      message: expect.stringContaining('1 order under way'),
    })
    expect((await row(buyer.id)).email).toBe(buyer.email)
    await test.call('orders.cancel', { orderNo }, { cookie: buyer.cookie })
    expect(await remove(buyer.cookie)).toMatchObject({ code: 0 })
  })

  it('waits for money that is not back: not asked for, failed, and sent at last', async () => {
    const product = await aProduct(test.ctx(), { price: 5000 })
    const buyer = await aBuyer(test.ctx(), { [product.offerId]: 1 })
    await test.db.update(members).set({ passwordHash, lang: 'en' }).where(eq(members.id, buyer.id))
    const { paymentId, orderNos, redirectUrl } = await aPurchase(buyer)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await test.mall.app.inject({ method: 'POST', url: redirectUrl!, headers: form, payload: 'action=success' })
    await test.mall.drain()
    expect(await test.call('orders.cancel', { orderNo: orderNos[0] }, { cookie: buyer.cookie })).toMatchObject({ code: 0 })
    const expectWaits = async () => {
      const message = expect.stringContaining('Money for 1 order is still being returned')
      expect(await remove(buyer.cookie)).toMatchObject({ key: 'account.openRefunds', params: { count: 1 }, message })
    }
    await expectWaits()
    const setCharge = (state: string) =>
      test.db.execute(sql`update sandbox_charges set state = ${state} where payment_id = ${paymentId}::uuid`)
    await setCharge('void')
    await test.mall.drain()
    const [refund] = (
      await test.db.execute<{ id: string; state: string }>(sql`select id, state from refunds where order_no = ${orderNos[0]!}`)
    ).rows
    expect(refund!.state).toBe('failed')
    await expectWaits()
    expect(await membersCommand(test.ctx(), ['delete', buyer.id])).toMatchObject({
      ok: false,
      text: `${buyer.id} waits for the money of 1 order: ${orderNos[0]}; kalata refunds list has its refunds`,
    })
    expect((await row(buyer.id)).email).toBe(buyer.email)
    await setCharge('captured')
    await retryRefund(test.ctx(), refund!.id)
    await expectWaits()
    await test.mall.drain()
    expect(await remove(buyer.cookie)).toMatchObject({ code: 0 })
    await expectInvariants(test.db)
  })

  it('and an order at the same moment: the account goes or the order comes, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const product = await aProduct(test.ctx(), { price: 5000 })
      const buyer = await aBuyer(test.ctx(), { [product.offerId]: 1 })
      await test.db.update(members).set({ passwordHash: null }).where(eq(members.id, buyer.id))
      const body = await aSubmission(buyer, { method: 'cash' })
      const submit = () => test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
      const early = round % 2 === 0 ? submit() : undefined
      const removing = remove(buyer.cookie, {})
      const [placed, removed] = await Promise.all([early ?? submit(), removing])
      const gone = (await row(buyer.id)).deletedAt !== null
      const found = await test.db.select().from(orders).where(eq(orders.memberId, buyer.id))
      expect(found).toHaveLength(gone ? 0 : 1)
      expect(removed.code === 0).toBe(gone)
      expect(placed.code === 0).toBe(!gone)
      expect([200, 401]).toContain(placed.status)
    }
  })

  it('sends money back that comes after it', async () => {
    const product = await aProduct(test.ctx(), { price: 5000 })
    const buyer = await aBuyer(test.ctx(), { [product.offerId]: 1 })
    await test.db.update(members).set({ passwordHash: null }).where(eq(members.id, buyer.id))
    const { paymentId, orderNos, redirectUrl } = await aPurchase(buyer)
    test.clock.forward(16 * 60_000)
    await expirePurchases(test.ctx())
    const token = await openSession(test.ctx(), buyer.id, { ip: '127.0.0.1', agent: '' })
    expect(await remove(`sid=${token}`, {})).toMatchObject({ code: 0 })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await test.mall.app.inject({ method: 'POST', url: redirectUrl!, headers: form, payload: 'action=success' })
    await test.mall.drain()
    const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, orderNos[0]!))
    expect(order).toMatchObject({ payment: 'refunded', memberId: buyer.id })
    const books = await test.db.execute(sql`select amount, refunded from sandbox_charges where payment_id = ${paymentId}::uuid`)
    expect(books.rows).toEqual([{ amount: 5000, refunded: 5000 }])
    await expectInvariants(test.db)
  })

  it('happens once, also when it is asked for twice at the same moment', async () => {
    const buyer = await aLife()
    const replies = await Promise.all([remove(buyer.cookie), remove(buyer.cookie), remove(buyer.cookie)])
    expect(replies.every((reply) => reply.status < 500)).toBe(true)
    await test.mall.drain()
    expect(test.sent.filter((message) => message.to === buyer.email && message.subject === 'Your account is deleted')).toHaveLength(1)
  })

  it('looks round again for what a call on its way has written', async () => {
    const buyer = await aLife()
    await remove(buyer.cookie)
    const form = { recipient: 'ნინო', phone: '555123456', region: 'TB' as const, city: 'თბილისი', street: 'x', building: '1' }
    await test.db.insert(addresses).values({ memberId: buyer.id, form, isDefault: true, createdAt: test.clock.now() })
    await test.db.insert(sessions).values(aSession(buyer.id))
    test.clock.forward(60_000)
    await test.mall.drain()
    expect(Object.keys(await traces(buyer.id))).toEqual(['orders', 'payments', 'purchases'])
    await eraseAgain(test.ctx(), buyer.id)
  })

  it('lets nobody in afterwards, by no way', async () => {
    const buyer = await aLife()
    const token = buyer.cookie.slice(4)
    const forLogin = await requestCode(test, buyer.email, 'login')
    await remove(buyer.cookie)
    const login = (part: object) => test.call('accounts.login', { mail: buyer.email, ...part }, { headers: fromSubnet() })
    expect(await login({ password })).toMatchObject({ key: 'account.wrongLogin' })
    expect(await login({ verificationCode: forLogin.code, verificationCodeKey: forLogin.verificationCodeKey })).toMatchObject({
      key: 'account.wrongCode',
    })
    expect(await openSession(test.ctx(), buyer.id, { ip: '127.0.0.1', agent: '' })).toBeUndefined()
    // Nor may a call that was on its way begin an order.
    await expect(inTransaction(buyer.ctx, (ctx) => lockSubmission(ctx, true))).rejects.toMatchObject({ key: 'session.missing' })
    // Even a session that was left behind is of no use.
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    await test.db.insert(sessions).values({ ...aSession(buyer.id), tokenHash })
    expect(await test.call('accounts.profile', {}, { cookie: buyer.cookie })).toMatchObject({ status: 401 })
  })

  it('covers every table that references a member', async () => {
    const named = await test.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id' order by 1`,
    )
    // The module that owns a new one declares how it is erased (`personalData` in its *.module.ts); then it is added here.
    expect(named.rows.map((each) => each.name)).toEqual([
      'addresses',
      'card_setups',
      'cards',
      'cart_lines',
      'cart_merges',
      'cases',
      'deal_members',
      'deal_reminders',
      'deal_waiting',
      'favourites',
      'feedback',
      'group_seats',
      'idempotency',
      'known_browsers',
      'notification_settings',
      'notifications',
      'orders',
      'payments',
      'purchases',
      'questions',
      'reviews',
      'sessions',
      'sign_in_flows',
      'sign_in_links',
      'stock_alerts',
      'store_follows',
      'stripe_customers',
      'uploads',
    ])
  })
})
