import { sql, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/constants.ts'
import type { PaymentMethod } from '#contract/payments/methods.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { StringColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedColumn } from '@kalata/drizzle-postgres/statements/rows.ts'
import { reversals, statesBefore, type Axis, type FulfilmentState, type PaymentState, type StateOf, type Step } from '../orders.rules.ts'

/** Further conditions of the guarded update; a row that does not meet them does not move. */
export interface Only {
  memberId?: string | undefined
  statuses?: readonly OrderStatus[]
  method?: PaymentMethod
  fulfilment?: FulfilmentState
}

interface Move {
  now: Date
  only?: Only
  /** The payment goes back where a refund was not made: the moves of `reversals` instead, under this step in the history. */
  undoes?: Step
}

/**
 * The only writer of states: moves purchases (by id) or orders (by number) to a state, each guarded by the states that the
 * transition table lets it come from, and appends the new state of an order to its history in the same statement.
 * @returns those that moved; one that is missing was elsewhere already, or is unknown
 */
export async function transition<A extends Axis>(
  db: Executor,
  axis: A,
  ids: readonly string[],
  to: StateOf<A>,
  at: Move,
): Promise<string[]> {
  if (ids.length === 0) return []
  const from = sql.param(at.undoes ? statesReverted(to as PaymentState) : statesBefore(axis, to))
  const moved = axis === 'purchase' ? movePurchases(ids, to, from) : moveOrders(axis, ids, to, from, at)
  return preparedColumn(db, StringColumn, moved)
}

const statesReverted = (to: PaymentState) => (Object.keys(reversals) as PaymentState[]).filter((from) => reversals[from]!.includes(to))

const movePurchases = (ids: readonly string[], to: string, from: unknown): SQL =>
  sql`update purchases set state = ${to} where id = any(${sql.param(ids)}::uuid[]) and state = any(${from}::text[]) returning id`

function moveOrders(
  axis: 'payment' | 'fulfilment',
  ids: readonly string[],
  to: string,
  from: unknown,
  { now, only = {}, undoes }: Move,
): SQL {
  const column = sql.raw(axis)
  const at = sql`${now.toISOString()}::timestamptz`
  const delivered = to === 'delivered' ? sql`, delivered_at = ${at}` : sql``
  const conditions = [
    ...(only.memberId === undefined ? [] : [sql` and member_id = ${only.memberId}::uuid`]),
    ...(only.statuses === undefined ? [] : [sql` and status = any(${sql.param(only.statuses)}::text[])`]),
    ...(only.fulfilment === undefined ? [] : [sql` and fulfilment = ${only.fulfilment}`]),
    ...(only.method === undefined ? [] : [sql` and method = ${only.method}`]),
  ]
  return sql`
    with moved as (
      update orders set ${column} = ${to}${delivered}
      where order_no = any(${sql.param(ids)}::text[]) and ${column} = any(${from}::text[])${sql.join(conditions)}
      returning order_no
    )
    insert into order_events (order_no, step, at) select order_no, ${undoes ?? to}, ${at} from moved order by order_no
    returning order_no as id`
}
