import { randomUUID } from 'node:crypto'
import type { PersonalData } from '#contract/personal-data/calls.ts'
import { verifyIdentity } from '#server/accounts/sign-in/verify-identity.service.ts'
import { actingAs } from '#server/accounts/members/operators.service.ts'
import { eraseMember } from '#server/accounts/members/erasure.service.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { assertWithin, limitKey } from '#server/platform/rate-limits/rate-limits.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox/outbox.ts'

/** Exports of one member within a day, in seconds. */
const exports = { max: 5, seconds: 24 * 3600 }
/** ms between a deletion and its second pass. */
const secondPassAfter = 60_000

/**
 * Everything the mall stores about the member, as the modules declare it. Notifies the member.
 * @param sessionToken the token of the session that asks, marked in the list of sessions
 * @throws request.tooMany after five a day
 */
export async function exportPersonalData(ctx: MemberCtx, sessionToken: string | undefined): Promise<PersonalData> {
  await assertWithin(ctx, limitKey('export', ctx.member.id), exports)
  ctx.log.info({ event: 'personalData.exported', member: ctx.member.id }, 'a security event')
  const exported = { memberId: ctx.member.id, at: ctx.now().toISOString() }
  await inTransaction(ctx, (ctx) => publish(ctx, 'personalData.exported', exported, { key: randomUUID() }))
  return collectPersonalData(ctx, sessionToken)
}

/** Everything the mall stores about a member. */
async function collectPersonalData(ctx: MemberCtx, sessionToken: string | undefined): Promise<PersonalData> {
  const data: Partial<PersonalData> = { exportedAt: ctx.now().toISOString() }
  for (const { personalData } of ctx.modules) Object.assign(data, await personalData.export?.(ctx, sessionToken))
  // Complete where every module of the contract's type exports its part; the reply schema checks it.
  return data as PersonalData
}

/** The same for an operator, in the member's language, as often as asked. @throws notFound */
export async function exportForOperator(ctx: Ctx, memberId: string): Promise<PersonalData> {
  return collectPersonalData(await actingAs(ctx, memberId), undefined)
}

/** Erases a person on the member's demand to an operator. Idempotent. @throws notFound, account.openOrders and account.openRefunds with their count */
export async function deleteForOperator(ctx: Ctx, memberId: string): Promise<void> {
  await eraseAccount(await actingAs(ctx, memberId))
}

/**
 * Erases the person for good; finished orders stay without recipient. One transaction, during which the member can
 * place no order. Idempotent: a second deletion at the same moment changes nothing.
 * @throws password.wrong, account.wait, account.loginAgain; account.openOrders and account.openRefunds with their count
 */
export async function deleteAccount(ctx: MemberCtx, password: string | undefined, sessionToken: string | undefined): Promise<void> {
  await verifyIdentity(ctx, password, sessionToken, 'password.wrong')
  await eraseAccount(ctx)
}

async function eraseAccount(ctx: MemberCtx): Promise<void> {
  const { id } = ctx.member
  await inTransaction(ctx, async (ctx) => {
    for (const { personalData } of ctx.modules) await personalData.assertErasable?.(ctx, id)
    if (!(await eraseMember(ctx))) return
    await eraseModuleData(ctx, id)
    await enqueue(ctx, 'personalData.eraseAgain', `removed ${id}`, { memberId: id }, new Date(ctx.now().getTime() + secondPassAfter))
  })
}

async function eraseModuleData(ctx: Ctx, memberId: string): Promise<void> {
  for (const { personalData } of ctx.modules) await personalData.erase?.(ctx, memberId)
}

/** Second erase pass, a minute after the deletion: removes what requests in flight during the deletion have written. */
export function eraseAgain(ctx: Ctx, memberId: string): Promise<void> {
  return inTransaction(ctx, (ctx) => eraseModuleData(ctx, memberId))
}
