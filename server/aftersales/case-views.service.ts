import type { CaseDetails, CaseSummary } from '#contract/aftersales/calls.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import type { Ctx } from '#server/context.ts'
import * as queries from './aftersales.queries.ts'
import { caseActionsOf, caseMoneyOf } from './aftersales.rules.ts'

/** Names the refund of a case, to us and to the provider. */
export const refundKeyOf = (caseNo: string): string => `case ${caseNo}`

/** Cases as a list shows them. */
export async function viewSummaries(ctx: Ctx, rows: queries.CaseRow[]): Promise<CaseSummary[]> {
  if (rows.length === 0) return []
  const lines = Map.groupBy(
    await queries.selectLines(
      ctx.db,
      rows.map((row) => row.caseNo),
    ),
    (line) => line.caseNo,
  )
  return rows.map((row) => viewSummary(row, lines.get(row.caseNo) ?? []))
}

function viewSummary(row: queries.CaseRow, lines: Awaited<ReturnType<typeof queries.selectLines>>): CaseSummary {
  const { caseNo, orderNo, state, way, reason, storeName } = row
  return {
    ...{ caseNo, orderNo, state, way, reason, storeName },
    createdAt: row.createdAt.toISOString(),
    ...caseMoneyOf(row),
    lines: lines.map(({ caseNo: _, ...line }) => line),
  }
}

/** A case with everything its page shows. */
export async function viewCase(ctx: Ctx, row: queries.CaseRow): Promise<CaseDetails> {
  const { caseNo, text, photos, iban, carrier, trackingNo, deliveredAt } = row
  const [lines, events, messages] = [
    await queries.selectLines(ctx.db, [caseNo]),
    await queries.selectEvents(ctx.db, [caseNo]),
    await queries.selectMessages(ctx.db, [caseNo]),
  ]
  const refundedAt = row.refund?.doneAt
  return {
    ...viewSummary(row, lines),
    photos,
    ...(text ? { text } : {}),
    ...(iban ? { account: iban.slice(-4) } : {}),
    ...(carrier ? { carrier } : {}),
    ...(trackingNo ? { trackingNo } : {}),
    ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString() } : {}),
    ...(refundedAt ? { refundedAt: refundedAt.toISOString() } : {}),
    refundTo: isPaidOnDelivery(row.method) ? 'account' : 'card',
    placedAt: row.placedAt.toISOString(),
    log: events.map(({ step, by, at, note }) => ({ step, by, at: at.toISOString(), ...(note ? { note } : {}) })),
    messages: messages.map((message) => ({ ...pickMessage(message), at: message.at.toISOString() })),
    allowedActions: caseActionsOf(row),
  }
}

const pickMessage = ({ id, from, text, photos }: Awaited<ReturnType<typeof queries.selectMessages>>[number]) => ({ id, from, text, photos })
