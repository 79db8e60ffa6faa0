import { randomInt } from 'node:crypto'
import { normalizeFreeText } from '#contract/core/free-text.ts'
import type { CaseDetails, CaseOptions, CaseRequest, CaseSummary } from '#contract/aftersales/calls.ts'
import type { CaseState } from '#contract/aftersales/constants.ts'
import { compactIban, isGeorgianIban } from '#contract/aftersales/rules.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { isOrderNo, makeOrderNo } from '#contract/orders/order-no.ts'
import { isPaidOnDelivery } from '#contract/payments/methods.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { unrefundedAmount } from '#server/orders/orders.rules.ts'
import { storeNameIn, translateLines } from '#server/orders/purchases/line-names.service.ts'
import { addOpenCases, lockRefundable } from '#server/orders/orders.service.ts'
import { refundPlan } from '#server/payments/payments.rules.ts'
import { refundableOf } from '#server/payments/refunds/refunds.service.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { ownPicture } from '#server/uploads/uploads.service.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './aftersales.queries.ts'
import { isAllowed, isOpen, reasonsFor, withdrawalUntil } from './aftersales.rules.ts'
import { viewCase, viewSummaries } from './case-views.service.ts'

const pageSize = 10

/** Photos of a request by their addresses; undefined in the place of one that is not the member's own upload. */
export type Photos = (Picture | undefined)[]

/** The photos of a request: whose files they are is read before its transaction begins. */
export const picturesOf = (ctx: MemberCtx, addresses: string[] = []): Promise<Photos> =>
  Promise.all(addresses.map((address) => ownPicture(ctx, address)))

/** The member's cases, 10 a page, the newest first, and how many are open. */
export async function listCases(ctx: MemberCtx, pageNo: number) {
  const counts = await queries.countCases(ctx.db, ctx.member.id)
  const page = paging({ pageNo }, pageSize)
  const rows = await queries.selectPage(ctx.db, ctx.member.id, { size: page.pageSize, skip: page.offset })
  return { page: toPage<CaseSummary>(await viewSummaries(ctx, rows), counts.all, page, 1), open: counts.open }
}

/** One case of the member. @throws `notFound`, for another member's too */
export async function getCase(ctx: MemberCtx, caseNo: string): Promise<CaseDetails> {
  return viewCase(ctx, await ownCase(ctx, caseNo))
}

async function ownCase(ctx: MemberCtx, caseNo: string): Promise<queries.CaseRow> {
  return orNotFound(isCaseNo(caseNo) ? await queries.findCase(ctx.db, caseNo, ctx.member.id) : undefined)
}

/** A case's number is an order number's characters behind an R: readable on the telephone, not guessable, with a check character. */
export const isCaseNo = (value: string): boolean => value.startsWith('R') && isOrderNo(value.slice(1))

function newCaseNo(now: Date): string {
  const random = Array.from({ length: 10 }, () => randomInt(29))
  return `R${makeOrderNo(now, random)}`
}

/** The member's own order, locked until the transaction ends. @throws `notFound`, for another member's too */
async function lockOwnOrder(ctx: MemberCtx, orderNo: string) {
  const order = isOrderNo(orderNo) ? await lockRefundable(ctx, orderNo) : undefined
  if (order?.memberId !== ctx.member.id) throw new DomainError('notFound')
  return order
}

/**
 * What of an order can be asked for now: reasons, units of each line and what they are worth, from the order's own lines and
 * what of them went back before. @throws `notFound`, for another member's too
 */
export function viewOptions(ctx: MemberCtx, orderNo: string): Promise<CaseOptions> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOwnOrder(ctx, orderNo)
    const open = new Map((await queries.selectOpenLines(ctx.db, orderNo)).map((line) => [line.position, line.caseNo]))
    const { placedAt, deliveredAt, method } = order
    const lines = await translateLines(ctx, order.lines, () => order.lang)
    const storeName = storeNameIn(ctx.lang, order)
    const { sendable, disputed } = await refundableOf(ctx, orderNo)
    return {
      ...{ orderNo, storeName, placedAt: placedAt.toISOString() },
      ...(deliveredAt ? { deliveredAt: deliveredAt.toISOString() } : {}),
      ...(deliveredAt && ctx.member.memberType === 0 ? { withdrawalUntil: withdrawalUntil(deliveredAt).toISOString() } : {}),
      needsIban: isPaidOnDelivery(method),
      ...(disputed ? { disputed } : {}),
      refundable: sendable(unrefundedAmount(lines)),
      reasons: reasonsFor(order, ctx.member, ctx.now()),
      lines: lines.map(({ position, offerId, productId, name, picture, options, quantity, refundedQuantity }) => ({
        ...{ position, offerId, productId, name, picture, options, quantity },
        ...(open.has(position) ? { openCaseNo: open.get(position)! } : {}),
        amounts: Array.from({ length: quantity - refundedQuantity }, (_, place) =>
          sendable(refundPlan(lines, [{ position, quantity: place + 1 }])!.amount),
        ),
      })),
      cases: await viewSummaries(ctx, await queries.selectOfOrder(ctx.db, orderNo)),
    }
  })
}

/**
 * Opens a case on units of an order's lines. What they are worth is computed from the order; it is refunded when the store
 * has agreed and has back what was to come back. Inside the caller's transaction.
 * @throws `notFound`; `case.notReturnable` where the order is not paid, not sent or too old; `case.reason`, `case.units`,
 *   `case.openLine` where a line is in an open case; `case.photo`, `case.iban`
 */
export async function applyForCase(ctx: MemberCtx, orderNo: string, request: CaseRequest, photos: Photos): Promise<CaseDetails> {
  const order = await lockOwnOrder(ctx, orderNo)
  const reasons = reasonsFor(order, ctx.member, ctx.now())
  if (reasons.length === 0) throw new DomainError('case.notReturnable')
  if (!isAllowed(reasons, request)) throw new DomainError('case.reason')
  const plan = refundPlan(order.lines, request.lines)
  if (!plan) throw new DomainError('case.units')
  const iban = isPaidOnDelivery(order.method) ? assertIban(request.iban) : null
  const now = ctx.now()
  const row = {
    ...{ caseNo: newCaseNo(now), orderNo, memberId: ctx.member.id, state: 'applied' as const, way: request.way, reason: request.reason },
    ...{ text: normalizeFreeText(request.text ?? '') || null, photos: assertPhotos(photos), iban, amount: plan.amount, createdAt: now },
  }
  if (!(await queries.insertCase(ctx.db, row, plan.lines))) throw new DomainError('case.openLine')
  await addOpenCases(ctx, orderNo, 1)
  await publishMoved(ctx, { ...row, method: order.method }, 'applied', 'member')
  return getCase(ctx, row.caseNo)
}

function assertPhotos(photos: Photos): Picture[] {
  const found = photos.filter((photo) => photo !== undefined)
  if (found.length < photos.length) throw new DomainError('case.photo')
  return found
}

function assertIban(iban = ''): string {
  if (!isGeorgianIban(iban)) throw new DomainError('case.iban')
  return compactIban(iban)
}

/** Publishes `case.moved`, once for each state of a case, inside the caller's transaction. `amount` in tetri. */
export function publishMoved(
  ctx: Ctx,
  { caseNo, orderNo, memberId, amount, method }: Pick<queries.CaseRow, 'caseNo' | 'orderNo' | 'memberId' | 'amount' | 'method'>,
  state: CaseState,
  by: 'member' | 'store',
): Promise<void> {
  const payload = { caseNo, orderNo, memberId, state, by, amount, toAccount: isPaidOnDelivery(method) }
  return publish(ctx, 'case.moved', payload, { key: `${caseNo} ${state}` })
}

/**
 * Moves a case, with its log, its event and the count of its order. Locks the order before the case, as every writer of both
 * does. Inside the caller's transaction. @throws `case.notAllowed` when it went on meanwhile
 */
export async function moveCase(
  ctx: Ctx,
  row: queries.CaseRow,
  to: CaseState,
  { by, note }: { by: 'member' | 'store'; note?: string | undefined },
): Promise<void> {
  await lockRefundable(ctx, row.orderNo)
  if (!(await queries.moveCase(ctx.db, row.caseNo, to, { by, note, at: ctx.now() }))) throw new DomainError('case.notAllowed')
  if (!isOpen(to)) await addOpenCases(ctx, row.orderNo, -1)
  await publishMoved(ctx, row, to, by)
}

/** The member no longer wants it. Inside the caller's transaction. @throws `notFound`, `case.notAllowed` */
export async function withdrawCase(ctx: MemberCtx, caseNo: string): Promise<CaseDetails> {
  await moveCase(ctx, await ownCase(ctx, caseNo), 'withdrawn', { by: 'member' })
  return getCase(ctx, caseNo)
}

/** The items are on their way back. Inside the caller's transaction. @throws `notFound`, `case.notAllowed` */
export async function markSent(ctx: MemberCtx, caseNo: string, parcel: { carrier?: string; trackingNo?: string }): Promise<CaseDetails> {
  const row = await ownCase(ctx, caseNo)
  await moveCase(ctx, row, 'returning', { by: 'member' })
  const textOf = (text = '') => normalizeFreeText(text) || null
  await queries.setParcel(ctx.db, caseNo, { carrier: textOf(parcel.carrier), trackingNo: textOf(parcel.trackingNo) })
  return getCase(ctx, caseNo)
}

/** The member writes to the store. Inside the caller's transaction. @throws `notFound`; `case.notAllowed` of an ended case; `case.text`, `case.photo` */
export async function sendMessage(ctx: MemberCtx, caseNo: string, text: string, photos: Photos): Promise<CaseDetails> {
  const row = await ownCase(ctx, caseNo)
  if (!isOpen(row.state)) throw new DomainError('case.notAllowed')
  await addMessage(ctx, row, { from: 'member', text, photos: assertPhotos(photos) })
  return getCase(ctx, caseNo)
}

/** Appends a message of either side and publishes it. Inside the caller's transaction. @throws `case.text` without words */
export async function addMessage(
  ctx: Ctx,
  { caseNo, orderNo, memberId }: queries.CaseRow,
  { from, text, photos = [] }: { from: 'member' | 'store'; text: string; photos?: Picture[] },
): Promise<void> {
  const words = normalizeFreeText(text)
  if (!words) throw new DomainError('case.text')
  const id = await queries.insertMessage(ctx.db, { caseNo, from, text: words, photos, at: ctx.now() })
  await publish(ctx, 'case.message', { caseNo, orderNo, memberId, from, text: words }, { key: String(id) })
}

/** Every case of the member, the newest first. For an export. */
export async function allCases(ctx: MemberCtx): Promise<CaseDetails[]> {
  const rows = await queries.selectPage(ctx.db, ctx.member.id, { size: 10_000, skip: 0 })
  const all: CaseDetails[] = []
  for (const row of rows) all.push(await viewCase(ctx, row))
  return all
}

/** Removes what a member wrote, photographed and the account; cases and sums stay. */
export const eraseWords = (ctx: Ctx, memberId: string): Promise<void> => queries.removeWords(ctx.db, memberId)

/** Which of the addresses (`/media/<2>/<32>`) are photos of cases. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.usedPhotos(ctx.db, sources)
