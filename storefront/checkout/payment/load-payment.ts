import type { OrderDetails } from '#contract/orders/calls.ts'
import type { PaymentView } from '#contract/payments/calls.ts'
import type { OwnGroup } from '#contract/groups/calls.ts'
import type { OwnPage } from '#storefront/accounts/session/member-page.ts'
import type { Page } from '#storefront/app/client/loader.ts'
import { orAbsent } from '#storefront/app/client/or-absent.ts'

/** What an outcome page shows: a payment and its orders, and the server's time, ISO 8601. */
export interface Outcome {
  payment: PaymentView
  orders: OrderDetails[]
  serverNow: string
}

/** The payment of an outcome page, `?payment=<id>`, with its orders. @throws CallError `notFound` unless it is the member's own */
export async function loadOutcome({ api, url }: OwnPage): Promise<Outcome> {
  const id = url.searchParams.get('payment') ?? ''
  if (!id) throw new Response(null, { status: 404 })
  // The payment first: where the bank has the money, looking it up finishes the orders.
  const payment = await api.payments.get({ id })
  const { orders } = await api.orders.ofPayment({ id })
  return { payment, orders, serverNow: new Date().toISOString() }
}

/** The member's group whose seat was ordered, alone: one order of one line. Undefined for every other purchase. */
export async function groupOf({ api }: Pick<Page, 'api'>, { orders }: Pick<Outcome, 'orders'>): Promise<OwnGroup | undefined> {
  const [order, ...others] = orders
  if (!order || others.length > 0 || order.lines.length !== 1) return undefined
  return orAbsent(api.groups.ofOrder({ orderNo: order.orderNo }))
}
