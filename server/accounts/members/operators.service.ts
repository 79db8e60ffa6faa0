import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { isUuid } from '#server/platform/command-results.ts'
import { numberingPlans } from '#contract/core/numbering-plans.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { findAccount, findById, type MemberRow, countSessions, selectMembers, updateBlocked } from './members.queries.ts'
import { nameOf } from './names.rules.ts'
import { accountOf } from '#contract/accounts/rules.ts'
import { memberInfo } from './profile.service.ts'

/** How many are listed for an operator at once. */
export const maxListed = 100
/** The newest 100 members whose name, company, e-mail address or phone number has the text. */
export const membersForOperator = (ctx: Ctx, text: string) => selectMembers(ctx.db, text.trim(), maxListed)

/** A member by id, e-mail address or phone number. @throws notFound, for a deleted one too */
export async function memberOf(ctx: Ctx, name: string): Promise<MemberRow> {
  const account = accountOf(name, numberingPlans)
  const row = isUuid(name) ? await findById(ctx.db, name) : account && (await findAccount(ctx.db, account))
  if (!row || row.deletedAt) throw new DomainError('notFound')
  return row
}

/** A ctx of the member, in the member's language, for what an operator does on the member's demand. @throws notFound */
export async function actingAs(ctx: Ctx, memberId: string): Promise<MemberCtx> {
  const row = await memberOf(ctx, memberId)
  return { ...ctx, lang: row.lang, member: { id: row.id, memberType: row.memberType, name: nameOf(row) } }
}

/** What an operator sees of a member. @throws notFound */
export async function showMember(
  ctx: Ctx,
  memberId: string,
): Promise<Omit<MemberInfo, 'avatarUrl'> & { sessions: number; blockedAt: string | null }> {
  const row = await memberOf(ctx, memberId)
  const { avatarUrl: _, ...info } = await memberInfo(await actingAs(ctx, memberId))
  return { ...info, sessions: await countSessions(ctx.db, memberId), blockedAt: row.blockedAt?.toISOString() ?? null }
}

/**
 * Blocks a member and ends every session, or lifts it. A login that runs meanwhile waits for the row and is rejected. Orders go on.
 * @returns false where it is so already
 */
export function setBlocked(ctx: Ctx, memberId: string, isBlocked: boolean): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await updateBlocked(ctx.db, memberId, isBlocked ? ctx.now() : null))) return false
    if (isBlocked) await deleteSessionsOf(ctx.db, memberId)
    ctx.log.info({ event: isBlocked ? 'memberBlocked' : 'memberUnblocked', member: memberId }, 'an operator blocked or unblocked a member')
    return true
  })
}
