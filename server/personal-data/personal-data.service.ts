import type { PersonalData } from '#contract/personal-data/calls.ts'
import { proveSelf } from '../accounts/new-password.service.ts'
import { memberInfo } from '../accounts/profile.service.ts'
import { forgetSignIns, removeMember } from '../accounts/removal.service.ts'
import { tellMember } from '../accounts/security.service.ts'
import { listSessions } from '../accounts/sessions.service.ts'
import { listLinks } from '../accounts/third-login.service.ts'
import { forgetAddresses, listAddresses } from '../addresses/addresses.service.ts'
import { forgetCart, viewCart } from '../cart/cart.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '../context.ts'
import { allFavourites, forgetFavourites } from '../favourites/favourites.service.ts'
import { allNotifications, forgetNotifications } from '../notifications/notifications.service.ts'
import { holdSubmissions } from '../orders/checkouts.service.ts'
import { allOrders, countUnderWay, forgetRecipients } from '../orders/orders.service.ts'
import { forgetRepliesOf } from '#server/platform/http/idempotency.ts'
import { limitKey, refuseFor, take } from '#server/platform/rate-limits/rate-limits.ts'
import { MallError } from '#server/platform/domain-error.ts'
import { put } from '#server/platform/messaging/outbox.ts'
import { forgetUploads, uploadsOf } from '../uploads/uploads.service.ts'

/** Exports of one member within a day, in seconds. */
const exports = { max: 5, seconds: 24 * 3600 }
/** ms: after it a deletion looks round once more. */
const secondLook = 60_000

/** Everything the mall knows of the member. @throws request.tooMany after five a day */
export async function exportPerson(ctx: MemberCtx, token: string | undefined): Promise<PersonalData> {
  refuseFor(await take(ctx, limitKey('export', ctx.member.id), exports.max, exports.seconds), 'request.tooMany')
  await inTransaction(ctx, (ctx) => tellMember(ctx, ctx.member.id, 'dataExported'))
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
export async function deletePerson(ctx: MemberCtx, password: string | undefined, token: string | undefined): Promise<void> {
  await proveSelf(ctx, password, token, 'password.wrong')
  const { id } = ctx.member
  await inTransaction(ctx, async (ctx) => {
    await holdSubmissions(ctx, id)
    const count = await countUnderWay(ctx, id)
    if (count > 0) throw new MallError('account.openOrders', { count })
    if (!(await removeMember(ctx))) return
    await forgetRest(ctx, id)
    await put(ctx, 'member.removed', `removed ${id}`, { memberId: id }, new Date(ctx.now().getTime() + secondLook))
  })
}

async function forgetRest(ctx: Ctx, memberId: string): Promise<void> {
  await forgetAddresses(ctx, memberId)
  await forgetCart(ctx, memberId)
  await forgetFavourites(ctx, memberId)
  await forgetNotifications(ctx, memberId)
  await forgetUploads(ctx, memberId)
  await forgetRepliesOf(ctx, memberId)
  await forgetRecipients(ctx, memberId)
}

/** A look round a minute after: a call that was on its way may have written something. */
export function lookAgain(ctx: Ctx, memberId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await forgetSignIns(ctx, memberId)
    await forgetRest(ctx, memberId)
  })
}
