import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import { makeOrderNo } from '#contract/orders/order-no.ts'
import { aCase } from '#demo/factories/cases.ts'
import { plentifulOffers, shoppers, type DirectDb, type Shopper } from '#demo/testing/direct-db.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

/** How many of a member's orders are in an after-sales case. */
const cases = 30

/** The pages of one member with many received orders, one request after the other: each is to answer within 100 ms (p95). */
export async function run(): Promise<void> {
  const rows = await withMall({}, async (mall, direct) => {
    const [shopper] = await shoppers(direct, 1)
    const orderNos = await fillOrders(direct, shopper!)
    const member = { ...direct.ctx, member: shopper! }
    const caseNos: string[] = []
    for (const orderNo of orderNos.slice(0, cases)) caseNos.push((await aCase(member, orderNo)).caseNo)
    const pages = {
      orders: '/user/profile/orders',
      'orders, last page': `/user/profile/orders?tab=toReview&page=${Math.ceil((orderNos.length - cases) / 10)}`,
      'orders by number': `/user/profile/orders?q=${orderNos.at(-1)}`,
      'orders by item': '/user/profile/orders?q=no%20such%20item',
      overview: '/user/profile',
      wishlist: '/user/profile/wishlist',
      notifications: '/user/profile/notifications',
      reviews: '/user/profile/reviews',
      'reviews, last page': `/user/profile/reviews?page=${Math.max(1, Math.floor((orderNos.length * 0.95) / 10))}`,
      cards: '/user/profile/my-cards',
      addresses: '/user/profile/addresses',
      account: '/user/profile/account',
      'one order': `/orderDetail/${orderNos.at(-1)}`,
      'after-sales': '/user/profile/After-sales',
      'one case': `/user/profile/After-sales/${caseNos[0]}`,
      application: `/user/profile/orders/After-sales/${orderNos.at(-1)}`,
    }
    const measured = []
    for (const [name, path] of Object.entries(pages)) measured.push(await measurePage(mall, shopper!, name, path))
    return measured
  })
  reportRows(rows, { bench: 'member', orders: scale.memberOrders, rows })
}

async function measurePage({ url }: RunningMall, { cookie, id, name, memberType }: Shopper, label: string, path: string) {
  const info = encodeURIComponent(JSON.stringify({ name, memberType }))
  const headers = { cookie: `${cookie}; ${userInfoCookie}=${info}; ${userIdCookie}=${id}; lang=en_US` }
  const times: number[] = []
  for (let turn = 0; turn < scale.pageTurns + 5; turn++) {
    const begun = performance.now()
    const response = await fetch(url + path, { headers, redirect: 'manual' })
    const body = await response.text()
    if (response.status !== 200 || !body.includes('</html>')) throw new Error(`${path}: ${response.status}`)
    // The first ones warm up.
    if (turn >= 5) times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 10) / 10
  return { '': label, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(0.999) }
}

/** Received orders of two lines each, an hour apart, the newest first; paid to the courier. */
async function fillOrders(direct: DirectDb, { id: memberId }: Shopper): Promise<string[]> {
  const offers = await plentifulOffers(direct, 2)
  const now = Date.now()
  const orders = Array.from({ length: scale.memberOrders }, (_, place) => {
    const at = new Date(now - place * 3600_000)
    const random = Array.from({ length: 10 }, () => randomInt(29))
    return { orderNo: makeOrderNo(at, random), id: randomUUID(), at: at.toISOString() }
  })
  const list = sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as n ("orderNo" text, id uuid, at timestamptz)`
  const { db } = direct.ctx
  await db.execute(sql`insert into purchases (id, member_id, key, state, total, created_at)
    select id, ${memberId}::uuid, id::text, 'onDelivery', 10000, at from ${list}`)
  await db.execute(sql`insert into payments (id, purchase_id, member_id, method, total, lang, reference, created_at)
    select id, id, ${memberId}::uuid, 'cash_on_delivery', 10000, 'en', id::text, at from ${list}`)
  await db.execute(sql`insert into orders (order_no, purchase_id, member_id, store_id, store_name, method, payment, fulfilment, subtotal, savings, total,
      units, address, lang, arrives, placed_at, delivered_at, lines_to_review)
    select n."orderNo", n.id, ${memberId}::uuid, s.id, 'Store', 'cash_on_delivery', 'paid', 'received', 10000, 0, 10000, 2,
      '{"recipient":"Nino","phone":"+995555123456","region":"TB","city":"Tbilisi","street":"Rustaveli","building":"24"}', 'en', n.at::date, n.at, n.at, 2
    from ${list}, (select p.store_id as id from offers o join products p on p.id = o.product_id where o.id = ${offers[0]!}) s`)
  await db.execute(sql`insert into order_lines (order_no, position, offer_id, product_id, name, picture, options, quantity, price, line_total, shipped_quantity)
    select n."orderNo", o.place - 1, o.id, p.id, coalesce(p.name ->> 'en', p.name ->> 'ka'), p.pictures -> 0, '[]', 1, 5000, 5000, 1
    from ${list}, unnest(${sql.param(offers)}::int[]) with ordinality as o (id, place) join offers f on f.id = o.id join products p on p.id = f.product_id`)
  await db.execute(sql`insert into order_events (order_no, step, at)
    select n."orderNo", step, n.at from ${list}, unnest(array['placed', 'packed', 'shipped', 'delivered', 'received']) as step`)
  await db.execute(sql`analyze orders, order_lines, purchases, payments, order_events`)
  return orders.map(({ orderNo }) => orderNo)
}
