import { pods } from './messages.ts'
import type { Trial } from './trial.ts'

/** What is wrong at any moment, whatever has arrived and whoever has died. */
export async function violations(trial: Trial): Promise<string[]> {
  const [totals, ...each] = await Promise.all([
    trial.read<{ id: string; total: number }>('members', totalsOfPurchases),
    named(trial, 'members', severalOfAKey),
    ...pods.map((pod) => named(trial, pod, wrongInPod)),
  ])
  const found = each.flat()
  const totalOf = new Map(totals.map(({ id, total }) => [id, total]))
  for (const [purchaseId, { authorised, captured, refunds }] of trial.bank.payments) {
    const refunded = [...refunds.values()].reduce((sum, amount) => sum + amount, 0)
    if (captured > authorised || (captured > 0 && captured !== totalOf.get(purchaseId)))
      found.push(`M2: captured ${captured} of ${authorised}`)
    if (refunded > captured) found.push(`M2: refunded ${refunded} of ${captured}`)
  }
  return found
}

/** What is wrong once everything has arrived: each order that was paid for is confirmed at the price that was seen, or its money is back. */
export async function unsettled(trial: Trial): Promise<string[]> {
  const found: string[] = []
  const parts = await trial.read<{ id: string; state: string; isCancelled: boolean; participant: string; known: string; total: number }>(
    'members',
    `select id, p.state, is_cancelled as "isCancelled", participant, part.state as known, part.total from purchases p join purchase_parts part on purchase_id = id where participant <> 'bank'`,
  )
  for (const { id, state, isCancelled, participant, known, total } of parts) {
    const payment = trial.bank.payments.get(id)
    const [order] = await trial.read<{ state: string; total: number }>(participant as 'a', orderWithTotal, [id])
    const refunded = payment?.refunds.get(participant) ?? 0
    const isPaid = payment?.state === 'captured'
    if (!['paid', 'ended'].includes(state)) found.push(`M3: a purchase is left ${state}`)
    if (isPaid !== (state === 'paid')) found.push(`M3: ${payment?.state ?? 'no payment'} of a purchase that is ${state}`)
    if (known !== (order?.state ?? 'unknown')) found.push(`an order is ${order?.state}, the members know it as ${known}`)
    if (isPaid && isCancelled && refunded !== total) found.push(`M3: ${refunded} of ${total} refunded of a cancelled purchase`)
    if (order?.state === 'confirmed' && order.total !== total) found.push(`V3: ${total} charged for ${order.total}`)
    if (payment?.state === 'authorised') found.push('M3: money is blocked and never captured')
    if ((order?.state === 'confirmed') !== (isPaid && refunded === 0))
      found.push(`M3: ${order?.state ?? 'no order'}, ${refunded} of ${total} refunded`)
  }
  return found
}

/** Units that are reserved although nobody can want them any more. */
export const stillReserved = (trial: Trial): Promise<string[]> =>
  Promise.all(pods.map((pod) => named(trial, pod, reservedUnits))).then((each) => each.flat())

const orderWithTotal = `
  select o.state, coalesce(sum(quantity * price), 0)::int as total from orders o
  left join order_lines using (purchase_id) left join stock using (item) where purchase_id = $1 group by o.state`

const totalsOfPurchases = 'select id, total from purchases'

const severalOfAKey = `select 'M1: one purchase for a key' as invariant, key as at from purchases group by member, key having count(*) > 1`

const reservedUnits = `select 'S3: reserved an hour after' as invariant, item::text as at from stock where reserved > 0`

/** In one statement, for it is asked after each step. */
const wrongInPod = `
  select 'S1: sold more than there is' as invariant, item::text as at from stock where reserved < 0 or reserved > on_hand
  union all
  select 'S2: stock is what the ledger says', s.item::text from stock s join stock_ledger l using (item)
  group by s.item having s.on_hand <> sum(case l.kind when 'sold' then -l.quantity else l.quantity end)
  union all
  select 'S3: reserved is what open orders reserve', s.item::text
  from stock s left join (order_lines l join orders o on o.purchase_id = l.purchase_id and o.state = 'reserved') using (item)
  group by s.item having s.reserved <> coalesce(sum(l.quantity), 0)
  union all
  select 'S3: an order sells once, and only while it is confirmed', o.purchase_id || ' ' || l.item
  from orders o join order_lines l using (purchase_id)
  left join stock_ledger e on e.purchase_id = o.purchase_id and e.item = l.item
  group by o.purchase_id, o.state, l.item, l.quantity
  having coalesce(sum(case e.kind when 'sold' then e.quantity when 'restocked' then -e.quantity end), 0) <> case o.state when 'confirmed' then l.quantity else 0 end`

async function named(trial: Trial, name: 'members' | 'a' | 'b', statement: string): Promise<string[]> {
  const rows = await trial.read<{ invariant: string; at: string }>(name, statement)
  return rows.map(({ invariant, at }) => `${invariant}: ${at}`)
}
