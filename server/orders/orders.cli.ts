import { operatorSum } from '#contract/core/money.ts'
import { orderStatuses, type OrderStatus } from '#contract/orders/constants.ts'
import { isOrderNo } from '#contract/orders/order-no.ts'
import type { Ctx } from '#server/context.ts'
import { isUuid, listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { deliverParcels, packOrder, shipParcel } from './fulfilment/fulfilment.service.ts'
import { maxListed, orderForOperator, ordersForOperator } from './fulfilment/operator-orders.service.ts'
import { whyNot } from './orders.rules.ts'
import { readParcel } from './fulfilment/parcel-arguments.rules.ts'

export const ordersUsage = `orders list [${orderStatuses.join('|')}] | orders show <orderNo> | orders pack <orderNo> | orders ship <orderNo> [--lines <position>:<units>,...] [--carrier <name>] [--tracking <number>] | orders deliver <orderNo> [<parcel>]`

const states = { pack: 'packed', ship: 'shipped', deliver: 'delivered' } as const

/** `kalata orders`: what is to be packed, shipped and delivered. @throws UsageError */
export async function ordersCommand(ctx: Ctx, [verb = '', argument = '', ...rest]: string[]): Promise<CommandResult> {
  const status = orderStatuses.find((each) => each === argument)
  if (verb === 'list' && rest.length === 0 && (status || !argument)) return list(ctx, status)
  if (verb === 'list') throw new UsageError(ordersUsage, `${[argument, ...rest].join(' ')} is no status`)
  if (!isOrderNo(argument)) throw new UsageError(ordersUsage, argument && `${argument} is no order number`)
  const orderNo = argument.trim().toUpperCase()
  if (verb === 'show' && rest.length === 0) return show(ctx, orderNo)
  if (verb !== 'pack' && verb !== 'ship' && verb !== 'deliver') throw new UsageError(ordersUsage)
  const work = workOf(ctx, verb, orderNo, rest)
  if (!work) throw new UsageError(ordersUsage)
  try {
    await work()
  } catch (error) {
    if (error instanceof DomainError) return rejection(ctx, orderNo, states[verb], error)
    throw error
  }
  const { fulfilment, parcels, money } = (await orderForOperator(ctx, orderNo))!
  const parcel = parcels.at(-1)
  const shipped = verb === 'ship' && parcel ? `, parcel ${parcel.id}` : ''
  const { dispute } = money
  const disputed = dispute === 'open' ? '; its payment is disputed, and the bank has the money' : ''
  return { text: `${orderNo} is ${fulfilment}${shipped}${disputed}`, data: { orderNo, fulfilment, parcels, dispute }, ok: true }
}

/** What the verb does; undefined where its arguments are not such. */
function workOf(ctx: Ctx, verb: keyof typeof states, orderNo: string, rest: string[]): (() => Promise<unknown>) | undefined {
  if (verb === 'pack') return rest.length === 0 ? () => packOrder(ctx, orderNo) : undefined
  if (verb === 'deliver') {
    const [id] = rest
    return rest.length < 2 && (id === undefined || isUuid(id)) ? () => deliverParcels(ctx, orderNo, id) : undefined
  }
  const parcel = readParcel(rest)
  return parcel && (() => shipParcel(ctx, orderNo, parcel))
}

async function rejection(ctx: Ctx, orderNo: string, to: 'packed' | 'shipped' | 'delivered', { key }: DomainError): Promise<CommandResult> {
  const order = await orderForOperator(ctx, orderNo)
  if (!order) return { text: `${orderNo} is unknown`, data: { orderNo, error: 'notFound' }, ok: false }
  const reason = whyNot(order, to)
  return { text: `${orderNo} cannot become ${to}: ${reason}`, data: { orderNo, error: key, reason }, ok: false }
}

async function list(ctx: Ctx, status: OrderStatus | undefined): Promise<CommandResult> {
  const rows = await ordersForOperator(ctx, status)
  const lines = rows.map(
    (row) =>
      `${row.orderNo}  ${row.status}  ${row.fulfilment}  ${row.payment}${row.dispute === 'open' ? ', disputed' : ''}  ${counted(row.units, 'unit')}  ${operatorSum(row.total)}  ${row.storeName}  placed ${row.placedAt.toISOString()}  due ${row.arrives}`,
  )
  return { text: listedText(lines, 'No orders', maxListed), data: rows, ok: true }
}

async function show(ctx: Ctx, orderNo: string): Promise<CommandResult> {
  const order = await orderForOperator(ctx, orderNo)
  if (!order) return { text: `${orderNo} is unknown`, data: { orderNo, error: 'notFound' }, ok: false }
  const { status, fulfilment, payment, method, total, storeName, address, note, lines, parcels, events, money, seat } = order
  const text = [
    `${orderNo}  ${status}  ${fulfilment}  ${payment}  ${method}  ${operatorSum(total)}  ${storeName}`,
    `  to ${[address.recipient, address.phone, address.region, address.city, address.street, address.building].filter(Boolean).join(', ')}`,
    ...(note ? [`  note: ${note}`] : []),
    ...(seat ? [`  group ${seat.groupId}  seat ${seat.seatNo}, ${seat.state}`] : []),
    ...moneyLines(money),
    ...lines.map(
      ({ position, quantity, name, options, lineTotal, shippedQuantity, refundedQuantity }) =>
        `  ${position}: ${quantity} x ${[name, ...options].join(', ')}  ${operatorSum(lineTotal)}  shipped ${shippedQuantity}, refunded ${refundedQuantity}`,
    ),
    ...parcels.map(
      ({ id, carrier, trackingNo, shippedAt, deliveredAt, units }) =>
        `  parcel ${id}  ${[carrier, trackingNo].filter(Boolean).join(' ')}  ${units.map((each) => `${each.position}:${each.quantity}`).join(',')}  shipped ${shippedAt.toISOString()}${deliveredAt ? `, delivered ${deliveredAt.toISOString()}` : ''}`,
    ),
    ...events.map(({ step, at }) => `  ${at.toISOString()}  ${step}`),
  ]
  return { text: text.join('\n'), data: order, ok: true }
}

/** What happened to its money besides the payment: a dispute, what was returned outside the shop, its refunds. */
function moneyLines({ returnedOutside, dispute, refunds }: NonNullable<Awaited<ReturnType<typeof orderForOperator>>>['money']): string[] {
  return [
    ...(dispute === 'open' ? ['  the payment is disputed: the bank has the money, and nothing is refunded until it has decided'] : []),
    ...(dispute === 'won' || dispute === 'lost' ? [`  the payment was disputed: the dispute is ${dispute}`] : []),
    ...(returnedOutside > 0 ? [`  ${operatorSum(returnedOutside)} of the payment were returned outside the shop`] : []),
    ...refunds.map(
      ({ id, amount, outside, state, failure }) =>
        `  refund ${id}  ${state}  ${operatorSum(amount - outside)}${outside > 0 ? `, and ${operatorSum(outside)} outside the shop` : ''}${failure ? `  ${failure}` : ''}`,
    ),
  ]
}
