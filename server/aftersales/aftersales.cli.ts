import { caseStates } from '#contract/aftersales/constants.ts'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import { operatorSum } from '#contract/core/money.ts'
import type { Ctx } from '#server/context.ts'
import { listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { isCaseNo } from './aftersales.service.ts'
import * as operator from './operator-cases.service.ts'

export const casesUsage = `cases list [${caseStates.join('|')}] | cases show <caseNo> | cases agree <caseNo> [<note>] | cases decline <caseNo> <why> | cases receive <caseNo> [--restock] | cases refund <caseNo> [<note>] | cases exchange <caseNo> [<note>] | cases answer <caseNo> <text>`

/** Moves by their verb; each names the state that it leads to. `needsNote`: the member is to be told something. */
const moves: Record<string, { to: string; needsNote?: boolean; run(ctx: Ctx, caseNo: string, note: string): Promise<unknown> }> = {
  agree: { to: 'agreed', run: (ctx, caseNo, note) => operator.agreeToCase(ctx, caseNo, note || undefined) },
  decline: { to: 'declined', needsNote: true, run: operator.declineCase },
  receive: { to: 'received', run: (ctx, caseNo, note) => operator.receiveCase(ctx, caseNo, { toStock: note === '--restock' }) },
  refund: { to: 'refunded', run: (ctx, caseNo, note) => operator.refundCase(ctx, caseNo, note || undefined) },
  exchange: { to: 'exchanged', run: (ctx, caseNo, note) => operator.exchangeCase(ctx, caseNo, note || undefined) },
  answer: { to: 'answered', needsNote: true, run: operator.answerCase },
}

/** `kalata cases`: what members ask for after the sale, and what the store answers. @throws UsageError */
export async function casesCommand(ctx: Ctx, [verb = '', argument = '', ...rest]: string[]): Promise<CommandResult> {
  const state = caseStates.find((each) => each === argument)
  if (verb === 'list' && rest.length === 0 && (state || !argument)) return list(ctx, state)
  const caseNo = argument.trim().toUpperCase()
  if (verb === 'list') throw new UsageError(casesUsage, `${[argument, ...rest].join(' ')} is no state`)
  if (!isCaseNo(caseNo)) throw new UsageError(casesUsage, argument && `${argument} is no number of a case`)
  if (verb === 'show' && rest.length === 0) return show(ctx, caseNo)
  const move = Object.hasOwn(moves, verb) ? moves[verb] : undefined
  const note = rest.join(' ').trim()
  if (!move || (move.needsNote && !note) || (verb === 'receive' && note && note !== '--restock')) throw new UsageError(casesUsage)
  try {
    await move.run(ctx, caseNo, note)
  } catch (error) {
    if (error instanceof DomainError) return rejection(ctx, caseNo, move.to, error)
    throw error
  }
  const { details } = await operator.caseForOperator(ctx, caseNo)
  return { text: `${caseNo} is ${details.state}`, data: details, ok: true }
}

const reasons: Partial<Record<string, string>> = {
  'order.notAllowed': 'the money of its units is not there any more',
  'payment.disputed': 'its payment is disputed at the bank, which has the money: refund it, or close it, once the bank has decided',
}

/** Why a case cannot move, in words that name where it stands. */
async function rejection(ctx: Ctx, caseNo: string, to: string, { key }: DomainError): Promise<CommandResult> {
  if (key === 'notFound') return { text: `${caseNo} is unknown`, data: { caseNo, error: key }, ok: false }
  const { details } = await operator.caseForOperator(ctx, caseNo)
  const { way, state } = details
  const why = reasons[key] ?? `it is a case of the way ${way} and ${state}`
  return { text: `${caseNo} cannot become ${to}: ${why}`, data: { caseNo, error: key, way, state, to }, ok: false }
}

async function list(ctx: Ctx, state: (typeof caseStates)[number] | undefined): Promise<CommandResult> {
  const rows = await operator.casesForOperator(ctx, state)
  const lines = rows.map(
    (row) =>
      `${row.caseNo}  ${row.state}  ${row.way}  ${row.reason}  ${operatorSum(row.amount)}  order ${row.orderNo}  ${row.createdAt.toISOString()}`,
  )
  const data = rows.map(({ iban: _, ...row }) => row)
  return { text: listedText(lines, 'No cases', operator.maxListed), data, ok: true }
}

async function show(ctx: Ctx, caseNo: string): Promise<CommandResult> {
  try {
    const { details, memberId, iban } = await operator.caseForOperator(ctx, caseNo)
    const { orderNo, state, way, reason, amount, lines, log, messages, text, photos, carrier, trackingNo } = details
    const parts = [
      `${caseNo}  ${state}  ${way}  ${reason}  ${operatorSum(amount)}  order ${orderNo}  member ${memberId}`,
      ...lines.map((line) => `  ${line.quantity} x ${[line.name, ...line.options].join(', ')}  ${operatorSum(line.amount)}`),
      ...(text ? [`  "${text}"`] : []),
      ...photos.map((photo) => `  photo ${ctx.settings.origin}${photo.src}-${widthsOf(photo).at(-1)}.webp`),
      ...(iban ? [`  refund to ${iban}`] : []),
      ...(carrier || trackingNo ? [`  comes back with ${[carrier, trackingNo].filter(Boolean).join(' ')}`] : []),
      ...log.map((step) => `  ${step.at}  ${step.step} by the ${step.by}${step.note ? `: ${step.note}` : ''}`),
      ...messages.map((message) => `  ${message.at}  ${message.from}: ${message.text}`),
    ]
    return { text: parts.join('\n'), data: { ...details, memberId, iban }, ok: true }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { text: `${caseNo} is unknown`, data: { caseNo, error: error.key }, ok: false }
  }
}
