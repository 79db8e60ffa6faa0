import type { PersonalData } from '#contract/personal-data/calls.ts'
import { verifyIdentity } from '#server/accounts/passwords/new-password.service.ts'
import { memberInfo } from '#server/accounts/members/profile.service.ts'
import { eraseSignIns, eraseMember } from '#server/accounts/members/erasure.service.ts'
import { notifyMember } from '../accounts/security.service.ts'
import { listSessions } from '#server/accounts/sessions/sessions.service.ts'
import { listLinks } from '#server/accounts/third-party/third-party.service.ts'
import { eraseAddresses, listAddresses } from '../addresses/addresses.service.ts'
import { eraseCart, viewCart } from '../cart/cart.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '../context.ts'
import { allFavourites, eraseFavourites } from '../favourites/favourites.service.ts'
import { allNotifications, eraseNotifications } from '../notifications/notifications.service.ts'
import { blockSubmissions } from '#server/orders/purchases.service.ts'
import { allOrders, countUnfinishedOrders, eraseRecipients } from '../orders/orders.service.ts'
import { eraseIdempotency } from '#server/platform/http/idempotency.ts'
import { limitKey, rejectWhileLimited, consume } from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { enqueue } from '#server/platform/messaging/outbox.ts'
import { eraseUploads, uploadsOf } from '../uploads/uploads.service.ts'

/** Exports of one member within a day, in seconds. */
const exports = { max: 5, seconds: 24 * 3600 }
/** ms: after it a deletion looks round once more. */
const secondLook = 60_000

/** Everything the mall knows of the member. @throws request.tooMany after five a day */
export async function exportPersonalData(ctx: MemberCtx, token: string | undefined): Promise<PersonalData> {
  rejectWhileLimited(await consume(ctx, limitKey('export', ctx.member.id), exports.max, exports.seconds), 'request.tooMany')
  await inTransaction(ctx, (ctx) => notifyMember(ctx, ctx.member.id, 'dataExported'))
  const { cartList } = await viewCart(ctx)
  return {
    exportedAt: ctx.now().toISOString(),
    account: await memberInfo(ctx),
    signIn: await listLinks(ctx),
    sessions: await listSessions(ctx, token),
    addresses: await listAddresses(ctx),
    favourites: await allFavourites(ctx),
    cart: cartList.flatMap(({ items }) => items.map(({ itemStorePriceId, name, quantity }) => ({ itemStorePriceId, name, quantity }))),
    orders: await allOrders(ctx),
    notifications: await allNotifications(ctx),
    pictures: await uploadsOf(ctx),
  }
}

/**
 * Removes the person for good; finished orders stay without recipient. In one transaction, during which the member can
 * place no order; a second deletion at the same moment finds nothing left to do.
 * @throws password.wrong, account.wait, account.loginAgain; account.openOrders with their count
 */
export async function deleteAccount(ctx: MemberCtx, password: string | undefined, token: string | undefined): Promise<void> {
  await verifyIdentity(ctx, password, token, 'password.wrong')
  const { id } = ctx.member
  await inTransaction(ctx, async (ctx) => {
    await blockSubmissions(ctx, id)
    const count = await countUnfinishedOrders(ctx, id)
    if (count > 0) throw new DomainError('account.openOrders', { count })
    if (!(await eraseMember(ctx))) return
    await eraseRest(ctx, id)
    await enqueue(ctx, 'member.removed', `removed ${id}`, { memberId: id }, new Date(ctx.now().getTime() + secondLook))
  })
}

async function eraseRest(ctx: Ctx, memberId: string): Promise<void> {
  await eraseAddresses(ctx, memberId)
  await eraseCart(ctx, memberId)
  await eraseFavourites(ctx, memberId)
  await eraseNotifications(ctx, memberId)
  await eraseUploads(ctx, memberId)
  await eraseIdempotency(ctx, memberId)
  await eraseRecipients(ctx, memberId)
}

/** A look round a minute after: a call that was on its way may have written something. */
export function eraseAgain(ctx: Ctx, memberId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await eraseSignIns(ctx, memberId)
    await eraseRest(ctx, memberId)
  })
}
