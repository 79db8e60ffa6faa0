import { sql } from 'drizzle-orm'
import type { AddressForm } from '#contract/addresses/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import type { OrderLine } from '#contract/orders/calls.ts'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { checkoutMoves, statesBefore, type CheckoutState, type Facts, type PaymentAxis, type Step } from './orders.rules.ts'

/** One store's part of a checkout, as it is written down. Tetri. */
export interface NewOrder {
  orderNo: string
  storeId: number
  storeName: string
  subtotal: number
  savings: number
  total: number
  units: number
  note?: string | undefined
  arrives: string
  lines: OrderLine[]
}

export interface NewCheckout {
  id: string
  memberId: string
  key: string
  paymentId: string
  method: PaymentMethod
  state: CheckoutState
  total: number
  lang: Language
  address: AddressForm
  expiresAt?: Date | undefined
  orders: NewOrder[]
}

/** One submission at a time of a member: what is counted below stays true until the transaction ends. */
export async function lockSubmissions(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 6000))`)
}

/** How many unpaid checkouts of the member hold goods; undefined when the member is gone. */
export async function countOpen(db: Executor, memberId: string, now: Date): Promise<number | undefined> {
  const found = await db.execute<{ open: number }>(sql`
    select (select count(*)::int from checkouts c
      where c.member_id = m.id and c.state = 'open' and c.expires_at > ${now.toISOString()}::timestamptz) as open
    from members m where m.id = ${memberId}::uuid and m.deleted_at is null`)
  return found.rows[0]?.open
}

/** A checkout with its orders, their lines and first steps, in one statement. */
export async function insertCheckout(db: Executor, checkout: NewCheckout, steps: Step[], now: Date): Promise<void> {
  const at = now.toISOString()
  const heads = checkout.orders.map(({ lines: _, ...order }) => order)
  const lines = checkout.orders.flatMap((order) => order.lines.map((line, position) => ({ orderNo: order.orderNo, position, ...line })))
  await db.execute(sql`
    with placed as (
      insert into checkouts (id, member_id, key, payment_id, state, total, created_at, expires_at)
      values (${checkout.id}::uuid, ${checkout.memberId}::uuid, ${checkout.key}, ${checkout.paymentId}::uuid, ${checkout.state},
        ${checkout.total}::int, ${at}::timestamptz, ${checkout.expiresAt?.toISOString() ?? null}::timestamptz)
    ), heads as (
      insert into orders (order_no, checkout_id, member_id, store_id, store_name, method, payment, fulfilment, subtotal, savings,
        total, units, address, note, lang, arrives, placed_at)
      select "orderNo", ${checkout.id}::uuid, ${checkout.memberId}::uuid, "storeId", "storeName", ${checkout.method}, 'unpaid', 'waiting',
        subtotal, savings, total, units, ${JSON.stringify(checkout.address)}::jsonb, note, ${checkout.lang}, arrives, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as o ("orderNo" text, "storeId" int, "storeName" text, subtotal int,
        savings int, total int, units int, note text, arrives date)
      returning order_no
    ), lines as (
      insert into order_lines (order_no, position, offer_id, product_id, name, picture, options, quantity, price, line_total)
      select "orderNo", position, "itemStorePriceId", "productId", name, picture, options, quantity, price, "lineTotal"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("orderNo" text, position smallint, "itemStorePriceId" int,
        "productId" int, name text, picture jsonb, options jsonb, quantity int, price int, "lineTotal" int)
    )
    insert into order_events (order_no, step, at)
    select order_no, step, ${at}::timestamptz from heads, unnest(${sql.param(steps)}::text[]) with ordinality as s (step, place) order by place`)
}

/** Moves a checkout on, guarded by the states it may come from. False: somebody else was first, or it is unknown. */
export async function moveCheckout(db: Executor, id: string, to: CheckoutState): Promise<boolean> {
  const moved = await db.execute(sql`
    update checkouts set state = ${to} where id = ${id}::uuid and state = any(${sql.param(statesBefore(checkoutMoves, to))}::text[]) returning id`)
  return moved.rows.length > 0
}

/** Moves an open checkout on; the guard names `open` alone, because a late payment takes another way. */
export async function leaveOpen(db: Executor, id: string, to: CheckoutState): Promise<boolean> {
  const moved = await db.execute(sql`update checkouts set state = ${to} where id = ${id}::uuid and state = 'open' returning id`)
  return moved.rows.length > 0
}

/** Takes one checkout whose time is over and expires it; no two processes take the same one. */
export async function expireOne(db: Executor, now: Date): Promise<string | undefined> {
  const moved = await db.execute<{ id: string }>(sql`
    update checkouts set state = 'expired' where state = 'open' and id = (
      select id from checkouts where state = 'open' and expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit 1 for update skip locked)
    returning id`)
  return moved.rows[0]?.id
}

/** The checkout's state, locked until the transaction ends; undefined when its owner is gone. */
export async function lockCheckout(db: Executor, id: string): Promise<CheckoutState | undefined> {
  const found = await db.execute<{ state: CheckoutState }>(sql`
    select state from checkouts c where id = ${id}::uuid and exists (select from members m where m.id = c.member_id and m.deleted_at is null) for update`)
  return found.rows[0]?.state
}

export async function findCheckout(db: Executor, id: string) {
  const found = await db.execute<{ state: CheckoutState; expiresAt: string | null; orderNos: string[] }>(sql`
    select c.state, to_char(c.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
      array(select order_no from orders o where o.checkout_id = c.id order by order_no) as "orderNos"
    from checkouts c where c.id = ${id}::uuid`)
  return found.rows[0]
}

export interface OrderHead extends Facts {
  orderNo: string
  total: number
  lang: Language
  memberId: string
}

/** The orders of a checkout, locked in their order. */
export async function lockOrders(db: Executor, checkoutId: string): Promise<OrderHead[]> {
  const found = await db.execute<OrderHead & Record<string, unknown>>(sql`
    select o.order_no as "orderNo", o.payment, o.fulfilment, o.method, o.total, o.lang, o.member_id as "memberId"
    from orders o where o.checkout_id = ${checkoutId}::uuid order by o.order_no for update`)
  return found.rows
}

/** Moves the money of orders on, from some states; returns those that moved. Their history gets a step of the same name. */
export async function movePayments(
  db: Executor,
  orderNos: string[],
  from: PaymentAxis[],
  to: PaymentAxis & Step,
  now: Date,
): Promise<string[]> {
  const moved = await db.execute<{ orderNo: string }>(sql`
    with moved as (
      update orders set payment = ${to} where order_no = any(${sql.param(orderNos)}::text[]) and payment = any(${sql.param(from)}::text[])
      returning order_no
    )
    insert into order_events (order_no, step, at) select order_no, ${to}, ${now.toISOString()}::timestamptz from moved
    returning order_no as "orderNo"`)
  return moved.rows.map((row) => row.orderNo)
}

/** Appends a step to the history of orders. */
export async function noteStep(db: Executor, orderNos: string[], step: Step, now: Date): Promise<void> {
  await db.execute(sql`
    insert into order_events (order_no, step, at) select n, ${step}, ${now.toISOString()}::timestamptz from unnest(${sql.param(orderNos)}::text[]) n`)
}

/** Cancels the parcels of unpaid orders along with their money. */
export async function cancelUnpaid(db: Executor, checkoutId: string): Promise<void> {
  await db.execute(sql`update orders set fulfilment = 'cancelled' where checkout_id = ${checkoutId}::uuid and fulfilment = 'waiting'`)
}

/** Turns unpaid orders into ones that are paid at the door; returns their numbers. */
export async function makeCash(db: Executor, checkoutId: string): Promise<string[]> {
  const turned = await db.execute<{ orderNo: string }>(sql`
    update orders set method = 'cash' where checkout_id = ${checkoutId}::uuid and payment = 'unpaid' returning order_no as "orderNo"`)
  return turned.rows.map((row) => row.orderNo)
}
