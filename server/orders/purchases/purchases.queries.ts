import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { AddressForm } from '#contract/addresses/calls.ts'
import { Enum } from '#contract/core/call.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { paymentMethods, type PaymentMethod } from '#contract/payments/methods.ts'
import { lineTerms, type Adjustment, type LineTerms } from '#contract/pricing/types.ts'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { isoText } from '#server/platform/db/values/instants.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { Nullable, StringColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, firstRow, preparedFirstRow, preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { states, type PurchaseState, type Step } from '../orders.rules.ts'
import type { orderLines } from '../orders.tables.ts'

type LineColumns = Pick<
  typeof orderLines.$inferSelect,
  'offerId' | 'productId' | 'name' | 'picture' | 'options' | 'quantity' | 'price' | 'lineTotal'
>
/** A line as it is written down. Tetri. */
export interface NewLine extends LineColumns {
  compareAtPrice?: number | undefined
  adjustments: Adjustment[]
  terms: LineTerms
}

/** One store's part of a purchase, as it is written down. Tetri. */
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
  lines: NewLine[]
}

export interface NewPurchase {
  id: string
  memberId: string
  /** The submission's Idempotency-Key. */
  key: string
  method: PaymentMethod
  state: PurchaseState
  total: number
  lang: Language
  address: AddressForm
  expiresAt?: Date | undefined
  /** The terms of its lines besides plain. */
  terms: LineTerms[]
  orders: NewOrder[]
}

/** One submission at a time of a member: what is counted below stays true until the transaction ends. */
export const lockSubmissions = sharedStatement<Executor, string, void>(async (db, memberIds) => {
  const statement = sql`select pg_advisory_xact_lock(lock) from (
      select hashtextextended(member_id, 6000) as lock from unnest(${paddedArray(memberIds)}::text[]) member_id where member_id is not null order by 1
    ) locks`
  await prepared(db, statement)
  return memberIds.map(() => undefined)
})

const OpenCount = Type.Object({ memberId: Type.String(), open: Type.Integer() })

/** How many unpaid purchases of a member reserve stock; undefined when the member is gone. */
export const countOpen = sharedStatement<Executor, { memberId: string; now: Date }, number | undefined>(async (db, asked) => {
  const statement = sql`select m.id as "memberId", (select count(*)::int from purchases p
      where p.member_id = m.id and p.state = 'open' and p.expires_at > asked.now) as open
    from unnest(${paddedArray(asked.map(({ memberId }) => memberId))}::uuid[], ${paddedArray(asked.map(({ now }) => now.toISOString()))}::timestamptz[])
      as asked (member_id, now)
    cross join lateral (select id from members where id = asked.member_id and deleted_at is null limit 1) m`
  const found = await preparedRows(db, OpenCount, statement)
  return asked.map(({ memberId }) => found.find((row) => row.memberId === memberId)?.open)
})

/** A purchase as it is placed: with the first steps of its orders' history. */
export interface PlacedPurchase {
  purchase: NewPurchase
  steps: Step[]
  now: Date
}

/** A purchase with its orders, their lines and first steps, in one statement. */
export const insertPurchase = sharedStatement<Executor, PlacedPurchase, void>(async (db, placed) => {
  const purchases = placed.map(({ purchase: { orders: _, address: __, ...purchase }, now }) => ({ ...purchase, now }))
  const orders = placed.flatMap(({ purchase: { id, memberId, method, address, lang, orders }, now }) =>
    orders.map(({ lines: _, ...order }) => ({ ...order, purchaseId: id, memberId, method, address, lang, now })),
  )
  const lines = placed.flatMap(({ purchase }) =>
    purchase.orders.flatMap(({ orderNo, lines }) => lines.map((line, position) => ({ orderNo, position, ...line }))),
  )
  const events = placed.flatMap(({ purchase, steps, now }) =>
    purchase.orders.flatMap(({ orderNo }) => steps.map((step) => ({ orderNo, step, now }))),
  )
  const statement = sql`with placed as (
      insert into purchases (id, member_id, key, state, total, terms, created_at, expires_at)
      select id, "memberId", key, state, total, terms, now, "expiresAt"
      from jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb) as p (id uuid, "memberId" uuid, key text, state text, total int,
        terms text[], now timestamptz, "expiresAt" timestamptz)
    ), heads as (
      insert into orders (order_no, purchase_id, member_id, store_id, store_name, method, payment, fulfilment, subtotal, savings,
        total, units, address, note, lang, arrives, placed_at)
      select "orderNo", "purchaseId", "memberId", "storeId", "storeName", method, 'unpaid', 'waiting',
        subtotal, savings, total, units, address, note, lang, arrives, now
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o ("orderNo" text, "purchaseId" uuid, "memberId" uuid, "storeId" int,
        "storeName" text, method text, subtotal int, savings int, total int, units int, address jsonb, note text, lang text, arrives date,
        now timestamptz)
    ), lines as (
      insert into order_lines (order_no, position, offer_id, product_id, name, picture, options, quantity, price, compare_at_price,
        adjustments, terms, line_total)
      select "orderNo", position, "offerId", "productId", name, picture, options, quantity, price, "compareAtPrice",
        adjustments, terms, "lineTotal"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("orderNo" text, position smallint, "offerId" int,
        "productId" int, name text, picture jsonb, options jsonb, quantity int, price int, "compareAtPrice" int, adjustments jsonb,
        terms text, "lineTotal" int)
    )
    insert into order_events (order_no, step, at)
    select "orderNo", step, now from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("orderNo" text, step text, now timestamptz)`
  await prepared(db, statement)
  return placed.map(() => undefined)
})

/** One purchase whose time is over, locked; no two processes get the same one. */
export async function lockOverdue(db: Executor, now: Date): Promise<string | undefined> {
  const statement = sql`
    select id from purchases where state = 'open' and expires_at <= ${now.toISOString()}::timestamptz
    order by expires_at limit 1 for update skip locked`
  return (await column(db, StringColumn, statement))[0]
}

const TermsColumn = Type.Array(Enum(...lineTerms))
const LockedPurchase = Type.Object({ state: Enum(...states.purchase), terms: TermsColumn, hasMember: Type.Boolean() })

/** A purchase's state, locked until the transaction ends, its terms besides plain, and whether its member still has an account. */
export async function lockPurchase(db: Executor, id: string): Promise<Static<typeof LockedPurchase> | undefined> {
  const statement = sql`select p.state, p.terms, exists (select from members m where m.id = p.member_id and m.deleted_at is null) as "hasMember"
    from purchases p where p.id = ${id}::uuid for update of p`
  return preparedFirstRow(db, LockedPurchase, statement)
}

const FoundPurchase = Type.Object({
  state: Enum(...states.purchase),
  terms: TermsColumn,
  expiresAt: Nullable(Type.String()),
  orderNos: Type.Array(Type.String()),
})

/** A purchase's state, its terms besides plain, when it expires (ISO 8601) and its orders' numbers; undefined when it is unknown. */
export async function findPurchase(db: Executor, id: string) {
  const statement = sql`
    select p.state, p.terms, ${isoText('p.expires_at')} as "expiresAt",
      array(select order_no from orders o where o.purchase_id = p.id order by order_no) as "orderNos"
    from purchases p where p.id = ${id}::uuid`
  return firstRow(db, FoundPurchase, statement)
}

const OrderHead = Type.Object({
  orderNo: Type.String(),
  payment: Enum(...states.payment),
  fulfilment: Enum(...states.fulfilment),
  method: Enum(...paymentMethods),
  total: Type.Integer(),
  lang: Enum(...languages),
  memberId: Type.String(),
  /** The purchase's. */
  terms: TermsColumn,
})
export type OrderHead = Static<typeof OrderHead>

/** The orders of a purchase, locked in the order of their numbers. */
export function lockOrders(db: Executor, purchaseId: string): Promise<OrderHead[]> {
  const statement = sql`select o.order_no as "orderNo", o.payment, o.fulfilment, o.method, o.total, o.lang, o.member_id as "memberId",
      (select p.terms from purchases p where p.id = o.purchase_id) as terms
    from orders o where o.purchase_id = ${purchaseId}::uuid order by o.order_no for update`
  return preparedRows(db, OrderHead, statement)
}

/** Makes unpaid orders ones that are paid to the courier, with a step in their history. */
export async function switchToDelivery(db: Executor, purchaseId: string, now: Date): Promise<void> {
  await db.execute(sql`
    with switched as (
      update orders set method = 'cash_on_delivery' where purchase_id = ${purchaseId}::uuid and status = 'toPay' returning order_no
    )
    insert into order_events (order_no, step, at)
    select order_no, 'payOnDelivery', ${now.toISOString()}::timestamptz from switched order by order_no`)
}
