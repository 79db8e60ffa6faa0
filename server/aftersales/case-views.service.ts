import type { CaseDetails, CaseSummary } from '#contract/aftersales/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import type { Ctx } from '#server/context.ts'
import { storeNameIn, translateLines } from '#server/orders/purchases/line-names.service.ts'
import * as queries from './aftersales.queries.ts'
import { caseActionsOf, caseMoneyOf } from './aftersales.rules.ts'

/** Names the refund of a case, to us and to the provider. */
export const refundKeyOf = (caseNo: string): string => `case ${caseNo}`

/** Cases as a list shows them. */
export async function viewSummaries(ctx: Ctx, rows: queries.CaseRow[]): Promise<CaseSummary[]> {
  if (rows.length === 0) return []
  const langs = new Map(rows.map(({ caseNo, lang }) => [caseNo, lang]))
  const found = await queries.selectLines(ctx.db, [...langs.keys()])
  const lines = Map.groupBy(await translateLines(ctx, found, ({ caseNo }) => langs.get(caseNo)!), (line) => line.caseNo)
  return rows.map((row) => viewSummary(ctx.lang, row, lines.get(row.caseNo) ?? []))
}

function viewSummary(lang: Language, row: queries.CaseRow, lines: Awaited<ReturnType<typeof queries.selectLines>>): CaseSummary {
  const { caseNo, orderNo, state, way, reason } = row
  return {
    ...{ caseNo, orderNo, state, way, reason, storeName: storeNameIn(lang, row) },
    createdAt: row.createdAt.toISOString(),
    ...caseMoneyOf(row),
    lines: lines.map(({ caseNo: _, ...line }) => line),
  }
}

/** A case for a message to its member, in the language of the ctx; undefined for an unknown one. Whose it is is not asked: the caller knows. */
export async function caseForMessage(ctx: Ctx, caseNo: string): Promise<CaseSummary | undefined> {
  const row = await queries.findCase(ctx.db, caseNo)
  return row && (await viewSummaries(ctx, [row]))[0]
}

/** A case with everything its page shows. */
export async function viewCase(ctx: Ctx, row: queries.CaseRow): Promise<CaseDetails> {
  const { caseNo, text, photos, iban, carrier, trackingNo, deliveredAt } = row
  const [summary] = await viewSummaries(ctx, [row])
  const events = await queries.selectEvents(ctx.db, [caseNo])
  const messages = await queries.selectMessages(ctx.db, [caseNo])
  const refundedAt = row.refund?.doneAt
  return {
    ...summary!,
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
