import { operatorSum } from '#contract/core/money.ts'
import type { Ctx } from '#server/context.ts'
import { isUuid } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { failedReturns, openRefunds, retryRefund } from './send-refunds.service.ts'

export const refundsUsage = 'refunds list | refunds retry <id>'

/** `kalata refunds`: money that is to go back and has not, and why. @throws UsageError */
export async function refundsCommand(ctx: Ctx, [verb = '', id = '', ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list' && !id) return list(ctx)
  if (verb !== 'retry' || !isUuid(id) || rest.length > 0)
    throw new UsageError(refundsUsage, verb === 'retry' && id && !isUuid(id) ? `${id} is no id` : '')
  const isAsked = await retryRefund(ctx, id)
  const text = isAsked ? `The provider is asked for the refund ${id} again` : `${id} is no refund that failed`
  return { text, data: { id, retried: isAsked }, ok: isAsked }
}

async function list(ctx: Ctx): Promise<CommandResult> {
  const refunds = (await openRefunds(ctx)).map((refund) => ({ ...refund, why: whyOpen(refund) }))
  const lines = refunds.map(
    ({ id, orderNo, amount, outside, state, why, createdAt }) =>
      `${id}  ${state}  ${operatorSum(amount - outside)}  order ${orderNo}  ${createdAt.toISOString()}  ${why}`,
  )
  const returns = await failedReturns(ctx)
  // Nothing names them: they are not retried here, but returned again where they were.
  for (const { amount, orderNos, receivedAt, reason } of returns) {
    const why = `returned in the provider's dashboard: ${reason ?? 'failed'}`
    lines.push(`-  failed  ${operatorSum(amount)}  order ${orderNos.join(', ')}  ${receivedAt.toISOString()}  ${why}`)
  }
  return { text: lines.join('\n') || 'No open refunds', data: { refunds, returns }, ok: true }
}

function whyOpen({ state, failure, dispute, attempt }: Awaited<ReturnType<typeof openRefunds>>[number]): string {
  if (state === 'failed') return `attempt ${attempt}: ${failure}`
  return dispute === 'open' ? 'the payment is disputed: it is sent if the bank decides for the shop' : 'the provider is being asked'
}
