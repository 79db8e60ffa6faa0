import { send, type Line, type Message } from './messages.ts'
import type { Transaction } from './transaction.ts'

type OrderState = 'asked' | 'reserved' | 'rejected' | 'confirmed' | 'released' | 'restocked' | 'expired' | 'unavailable'

/** Does what the members' database asks of one pod, and answers with what has become of the order. */
export async function receiveAtPod(tx: Transaction, { purchaseId, content }: Message, now: Date): Promise<void> {
  switch (content.kind) {
    case 'reserve':
      return reserve(tx, purchaseId, content.lines, { expiresAt: new Date(content.expiresAt), now })
    case 'confirm':
      return confirm(tx, purchaseId)
    case 'release':
      return release(tx, purchaseId)
    default:
      throw new Error(`${content.kind} is no message to a pod`)
  }
}

/** Ends reservations whose time is over, whether or not anybody remembers them. */
export async function expireOrders(tx: Transaction, now: Date): Promise<void> {
  const due = await tx.query<{ id: string }>(
    `select purchase_id as id from orders where state = 'reserved' and expires_at <= $1 order by purchase_id for update skip locked`,
    [now],
  )
  await lockStockOf(
    tx,
    due.map(({ id }) => id),
  )
  for (const { id } of due) if (await move(tx, id, 'reserved', 'expired')) await unreserve(tx, id)
}

/** Reserves all lines at the prices that were seen, or none. An order that is there was asked for before, or released before it was. */
async function reserve(tx: Transaction, purchaseId: string, lines: Line[], times: { expiresAt: Date; now: Date }): Promise<void> {
  const { expiresAt, now } = times
  const inserted = await tx.query(
    `insert into orders (purchase_id, state, expires_at) values ($1, 'asked', $2) on conflict do nothing returning purchase_id`,
    [purchaseId, expiresAt],
  )
  if (inserted.length === 0) return
  if (now >= expiresAt || !(await reserveAll(tx, lines))) return void (await move(tx, purchaseId, 'asked', 'rejected'))
  await tx.query(`insert into order_lines (purchase_id, item, quantity) select $1, * from unnest($2::int[], $3::int[])`, [
    purchaseId,
    lines.map(({ item }) => item),
    lines.map(({ quantity }) => quantity),
  ])
  await move(tx, purchaseId, 'asked', 'reserved')
}

async function reserveAll(tx: Transaction, lines: Line[]): Promise<boolean> {
  const items = lines.map(({ item }) => item)
  await lockStock(tx, items)
  await tx.query('savepoint before_stock')
  const reserved = await tx.query(
    `update stock set reserved = reserved + quantity
      from unnest($1::int[], $2::int[], $3::int[]) as asked (asked_item, quantity, seen_price)
      where item = asked_item and price = seen_price and reserved + quantity <= on_hand returning item`,
    [items, lines.map(({ quantity }) => quantity), lines.map(({ price }) => price)],
  )
  if (reserved.length === lines.length) return true
  await tx.query('rollback to before_stock')
  return false
}

/** Sells what is reserved; of an expired order what is still available, for its money has been captured. */
async function confirm(tx: Transaction, purchaseId: string): Promise<void> {
  if (await move(tx, purchaseId, 'reserved', 'confirmed')) {
    await unreserve(tx, purchaseId)
    await sell(tx, purchaseId)
  } else if (await move(tx, purchaseId, 'expired', 'confirmed')) {
    if (!(await sell(tx, purchaseId))) await move(tx, purchaseId, 'confirmed', 'unavailable')
  }
}

/** Ends an order in whatever state; one that has not been asked for yet will be rejected when it is. */
async function release(tx: Transaction, purchaseId: string): Promise<void> {
  const inserted = await tx.query(
    `insert into orders (purchase_id, state) values ($1, 'asked') on conflict do nothing returning purchase_id`,
    [purchaseId],
  )
  if (inserted.length > 0) return void (await move(tx, purchaseId, 'asked', 'released'))
  if (await move(tx, purchaseId, 'reserved', 'released')) return unreserve(tx, purchaseId)
  if (await move(tx, purchaseId, 'confirmed', 'restocked')) return restock(tx, purchaseId)
  await move(tx, purchaseId, 'expired', 'released')
}

/** Changes an order that is in a state, and sends the new one. @returns whether it was in that state */
async function move(tx: Transaction, purchaseId: string, from: OrderState, to: OrderState): Promise<boolean> {
  const [moved] = await tx.query<{ version: number }>(
    `update orders set state = $3, version = version + 1 where purchase_id = $1 and state = $2 returning version`,
    [purchaseId, from, to],
  )
  if (!moved) return false
  const { version } = moved
  await send(tx, { key: `${purchaseId} ${version}`, to: 'members', purchaseId, content: { kind: 'state', state: to, version } })
  return true
}

/** In the order of their ids, so that two orders of the same items never wait for each other. */
const lockStock = (tx: Transaction, items: number[]) =>
  tx.query(`select item from stock where item = any($1::int[]) order by item for no key update`, [items])

const lockStockOf = (tx: Transaction, purchaseIds: string[]) =>
  tx.query(
    `select item from stock where item in (select item from order_lines where purchase_id = any($1::uuid[])) order by item for no key update`,
    [purchaseIds],
  )

async function unreserve(tx: Transaction, purchaseId: string): Promise<void> {
  await lockStockOf(tx, [purchaseId])
  await tx.query(`update stock s set reserved = reserved - quantity from order_lines l where l.purchase_id = $1 and l.item = s.item`, [
    purchaseId,
  ])
}

/** Sells all lines from what is available, or none. */
async function sell(tx: Transaction, purchaseId: string): Promise<boolean> {
  await lockStockOf(tx, [purchaseId])
  const sold = await tx.query(
    `with short as (select 1 from order_lines l join stock s using (item) where l.purchase_id = $1 and s.reserved + l.quantity > s.on_hand),
      sold as (
        update stock s set on_hand = on_hand - quantity from order_lines l
        where l.purchase_id = $1 and l.item = s.item and not exists (select 1 from short) returning s.item, quantity
      )
      insert into stock_ledger (item, kind, quantity, purchase_id) select item, 'sold', quantity, $1 from sold returning item`,
    [purchaseId],
  )
  return sold.length > 0
}

async function restock(tx: Transaction, purchaseId: string): Promise<void> {
  await lockStockOf(tx, [purchaseId])
  await tx.query(
    `with restocked as (update stock s set on_hand = on_hand + quantity from order_lines l where l.purchase_id = $1 and l.item = s.item returning s.item, quantity)
      insert into stock_ledger (item, kind, quantity, purchase_id) select item, 'restocked', quantity, $1 from restocked`,
    [purchaseId],
  )
}
