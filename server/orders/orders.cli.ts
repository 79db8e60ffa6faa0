import { isOrderNo } from '#contract/orders/order-no.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { advanceFulfilment, operatorMoves } from './orders.service.ts'

export const ordersUsage = `orders advance <orderNo> ${operatorMoves.join('|')}`

/** `kalata orders advance`. @throws UsageError */
export async function ordersCommand(ctx: Ctx, [verb, orderNo = '', state = '']: string[]) {
  const to = operatorMoves.find((move) => move === state)
  if (verb !== 'advance' || !isOrderNo(orderNo) || !to) throw new UsageError(ordersUsage)
  try {
    await advanceFulfilment(ctx, orderNo.trim().toUpperCase(), to)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return {
      text: `${orderNo} cannot become ${to}: unknown, not paid, or not at the step before`,
      data: { orderNo, error: error.key },
      ok: false,
    }
  }
  return { text: `${orderNo} is ${to}`, data: { orderNo, fulfilment: to }, ok: true }
}
