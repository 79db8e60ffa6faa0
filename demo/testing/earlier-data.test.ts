import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { viewCart } from '#server/cart/cart.service.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { allFavourites } from '#server/favourites/favourites.service.ts'
import { openMall, type Mall } from '#server/mall.ts'
import { advanceFulfilment } from '#server/orders/fulfilment/fulfilment.service.ts'
import { cancelOrder, confirmReceipt, viewOrder } from '#server/orders/orders.service.ts'
import { viewPayment } from '#server/payments/payments.service.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { ensureDatabase } from '#server/platform/db/embedded/embedded-postgres.ts'
import { openLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { expectInvariants } from './expect-invariants.ts'
import { execute } from './file-database.ts'

/**
 * A data folder of an earlier version: `schema-2026-11-22.sql` is its schema and data, made by the code of that day. It is loaded into an
 * empty database, migrated, and must have everything in it, with every order able to go on.
 */
const dump = readFileSync(new URL('./schema-2026-11-22.sql', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'kalata-earlier-'))
const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', CACHE_REPLIES: 'off' })
let db: Database
let mall: Mall
let now: Date
let before: Record<keyof typeof snapshots, unknown[]>
let after: typeof before

/** What must be there afterwards, by the names of the earlier schema and by today's. */
const snapshots = {
  brands: ['select key, name, position from brands', `select key, name->>'ka', position from brands`],
  members: ['select id, member_type, first_name, last_name, company_name, email::text, mobile_phone, lang, created_at from members'],
  addresses: ['select id, member_id, form, is_default from addresses'],
  sessions: ['select token_hash, member_id from sessions'],
  cart: [
    `select member_id, offer_id, 'plain', quantity, selected, slot, seen_price from cart_lines`,
    'select member_id, offer_id, terms, quantity, selected, slot, price_when_added from cart_lines',
  ],
  favourites: [
    'select member_id, product_id, created_at, price_then from favourites',
    'select member_id, product_id, created_at, price_when_added from favourites',
  ],
  offers: [
    'select id, product_id, price, list_price, stock_on_hand, stock_held from offers',
    'select id, product_id, price, compare_at_price, stock_on_hand, stock_reserved from offers',
  ],
  purchases: [
    'select id, member_id, key, state, total, created_at, expires_at, payment_id from checkouts',
    'select p.id, p.member_id, p.key, p.state, p.total, p.created_at, p.expires_at, y.id from purchases p join payments y on y.purchase_id = p.id',
  ],
  orders: [
    `select order_no, checkout_id, member_id, store_id, method, payment, fulfilment, subtotal, savings, total, units, address, note,
      lang, arrives::text, placed_at, delivered_at from orders`,
    `select order_no, purchase_id, member_id, store_id, case method when 'card' then 'sandbox' else 'cash' end, payment, fulfilment, subtotal,
      savings, total, units, address, note, lang, arrives::text, placed_at, delivered_at from orders`,
  ],
  lines: ['select order_no, position, offer_id, product_id, name, picture, options, quantity, price, line_total from order_lines'],
  events: ['select id, order_no, step, at from order_events'],
  payments: [
    'select id, checkout_id, method, total, reference, captured, refunded, reason from payments',
    "select id, purchase_id, coalesce(provider, 'cash'), total, reference, captured, refunded, reason from payments",
  ],
  refunds: [
    'select order_no, payment_id, amount, created_at, done_at from refunds',
    'select order_no, payment_id, amount, created_at, done_at from refunds where key = order_no',
  ],
  reservations: [
    'select checkout_id, offer_id, round, quantity, state, expires_at, ended_at from holds',
    'select purchase_id, offer_id, attempt, quantity, state, expires_at, ended_at from stock_reservations',
  ],
  ledger: ['select id, offer_id, kind, quantity, reference, at from stock_ledger'],
  charges: ['select reference, payment_id, amount, state, refunded, refund_keys from sandbox_charges'],
} satisfies Record<string, [earlier: string, today?: string]>

async function snapshot(place: 0 | 1) {
  const read = Object.entries<[string, string?]>(snapshots).map(async ([name, statements]) => {
    const { rows } = await db.$client.query({ text: statements[place] ?? statements[0], rowMode: 'array' })
    return [name, rows.map((row) => JSON.stringify(row)).sort()] as const
  })
  return Object.fromEntries(await Promise.all(read)) as typeof before
}

beforeAll(async () => {
  const { address, superuser } = inject('postgres')
  const database = `t_${randomUUID().replaceAll('-', '')}`
  // As that version had it: everything is the superuser's.
  await execute(superuser, `create database "${database}"`)
  await execute({ ...superuser, database }, dump)
  await execute({ ...superuser, database }, `insert into brands (key, name, position) values ('georgian', 'ჭიქა ღვინო', 1)`)
  await ensureDatabase(superuser, database)
  db = openDatabase({ ...address, database })
  before = await snapshot(0)
  await migrate(db)
  after = await snapshot(1)
  await expectInvariants(db)
  const [last] = (await db.execute<{ at: string }>(sql`select max(created_at)::text as at from members`)).rows
  now = new Date(new Date(last!.at).getTime() + 1000)
  mall = await openMall({ settings, db, log: openLog('silent'), now: () => now, send: () => Promise.resolve() })
})
afterAll(async () => {
  await mall.close()
  await closeDatabase(db)
  rmSync(folder, { recursive: true, force: true })
})

interface Known {
  orderNo: string
  memberId: string
  paymentId: string
  url: string
}

async function knownOrders(): Promise<Known[]> {
  const found = await db.execute<Known & Record<string, unknown>>(sql`
    select o.order_no as "orderNo", o.member_id as "memberId", p.id as "paymentId", '/sandbox/pay/' || p.reference as url
    from orders o join payments p using (purchase_id) order by 1`)
  return found.rows
}

const as = (id: string) => mall.ctx({ member: { id, memberType: 0, name: '' }, lang: 'en' }) as MemberCtx
const pay = (url: string) =>
  mall.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=success',
  })

/** One step of an order by what may be done with it; false when it is at an end. `place` picks among the ways there are. */
async function step({ orderNo, memberId, url }: Known, place: number): Promise<boolean> {
  const { label, fulfilment, allowedActions } = await viewOrder(as(memberId), orderNo)
  const ctx: Ctx = mall.ctx()
  if (allowedActions.includes('pay') && place % 2 === 0) await pay(url)
  else if (allowedActions.includes('cancel') && place % 3 !== 0) await cancelOrder(as(memberId), orderNo)
  else if (allowedActions.includes('confirmReceipt')) await confirmReceipt(as(memberId), orderNo)
  else if (allowedActions.includes('pay')) await pay(url)
  else if (label === 'toShip') await advanceFulfilment(ctx, orderNo, fulfilment === 'waiting' ? 'packed' : 'shipped')
  else if (label === 'toReceive') await advanceFulfilment(ctx, orderNo, 'delivered')
  else return false
  return true
}

describe('the data of an earlier version', () => {
  it('is all there after the migrations', async () => {
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
    expect(after).toEqual(before)
  })

  it('names its brands in Latin letters too', async () => {
    const { rows } = await db.execute<{ name: object }>(sql`select name from brands order by position`)
    expect(rows.map(({ name }) => name)).toEqual([
      { ka: 'Kera', latin: 'Kera' },
      { ka: 'ჭიქა ღვინო', latin: 'Chika Ghvino' },
    ])
  })

  it('reads as it did: carts, favourites, orders, payments', async () => {
    const held = await db.execute<{ id: string; lines: number; favourites: number }>(sql`
      select id, (select count(*)::int from cart_lines c where c.member_id = m.id) as lines,
        (select count(*)::int from favourites f where f.member_id = m.id) as favourites from members m`)
    for (const { id, lines, favourites } of held.rows) {
      expect((await viewCart(as(id))).cartList[0]!.items).toHaveLength(lines)
      expect(await allFavourites(as(id))).toHaveLength(favourites)
    }
    for (const { orderNo, memberId, paymentId } of await knownOrders()) {
      const order = await viewOrder(as(memberId), orderNo)
      expect(order.lines.reduce((sum, line) => sum + line.lineTotal, 0)).toBe(order.total)
      expect((await viewPayment(as(memberId), paymentId)).orderNos).toContain(orderNo)
    }
  })

  it('goes on: what waited in the outbox leaves, and every order comes to an end', async () => {
    const orders = await knownOrders()
    now = new Date(now.getTime() + 30_000)
    await mall.drain()
    for (const [place, order] of orders.entries()) for (let steps = 0; (await step(order, place)) && steps < 8;) steps++
    await mall.drain()
    await expectInvariants(db)
    const ends = new Map<string, number>()
    for (const { orderNo, memberId } of orders) {
      const { payment, fulfilment } = await viewOrder(as(memberId), orderNo)
      const end = `${payment} ${fulfilment}`
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    expect([...ends.keys()].sort()).toEqual([
      'cancelled cancelled',
      'expired waiting',
      'paid received',
      'refunded cancelled',
      'refunded waiting',
    ])
  })
})
