import type { LineTerms } from '#contract/pricing/types.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import type { ClaimEnd, ClaimingLine, ClaimingPurchase, ModuleClaims } from '#server/module.ts'

/** The modules that have claims under these terms, in the order of the modules. @throws Error where terms have no module */
function claimsOf(ctx: Ctx, terms: readonly LineTerms[]): ModuleClaims[] {
  const found = ctx.modules.flatMap(({ claims }) => (claims && terms.includes(claims.terms) ? [claims] : []))
  if (found.length < terms.length) throw new Error(`No module has claims under the terms ${terms.join(', ')}`)
  return found
}

/** The terms of lines besides plain, each once: what `purchases.terms` stores. */
export function claimTerms(lines: readonly { terms: LineTerms }[]): LineTerms[] {
  return [...new Set(lines.map((line) => line.terms).filter((terms) => terms !== 'plain'))].toSorted()
}

/**
 * Starts the claims of a purchase's lines, one promise for each module that has some; none for a plain purchase. To be awaited
 * together with the statements that write the purchase.
 */
export function startClaims(
  ctx: MemberCtx,
  purchase: Omit<ClaimingPurchase, 'expiresAt'> & { expiresAt?: Date | undefined },
  lines: readonly (Omit<ClaimingLine, 'dealId'> & { terms: LineTerms; dealId: string | undefined })[],
): Promise<void>[] {
  const { expiresAt, ...rest } = purchase
  return claimsOf(ctx, claimTerms(lines)).map((module) => {
    if (!expiresAt) throw new Error(`The purchase ${purchase.id} has claims and is paid on delivery`)
    const claiming = lines.filter((line) => line.terms === module.terms)
    return module.claim(
      ctx,
      { ...rest, expiresAt },
      claiming.map(({ orderNo, offerId, name, quantity, price, dealId }) => ({ orderNo, offerId, name, quantity, price, dealId: dealId! })),
    )
  })
}

/** The money of a purchase with these terms is blocked. False: what it claimed is gone. Inside the caller's transaction. */
export async function authoriseClaims(ctx: Ctx, purchaseId: string, terms: readonly LineTerms[]): Promise<boolean> {
  for (const claims of claimsOf(ctx, terms)) if (!(await claims.authorise?.(ctx, purchaseId))) return false
  return true
}

/** Confirms what a purchase with these terms has claimed: it is paid. Inside the caller's transaction. */
export async function confirmClaims(ctx: Ctx, purchaseId: string, terms: readonly LineTerms[]): Promise<void> {
  for (const claims of claimsOf(ctx, terms)) await claims.confirm(ctx, purchaseId)
}

/** Releases what a purchase with these terms, or one order of it, has claimed. Inside the caller's transaction. */
export async function releaseClaims(
  ctx: Ctx,
  purchaseId: string,
  terms: readonly LineTerms[],
  end: ClaimEnd,
  orderNo?: string,
): Promise<void> {
  for (const claims of claimsOf(ctx, terms)) await claims.release(ctx, purchaseId, end, orderNo)
}

/** Marks an attempt whose writes are to be undone. */
class Unavailable extends Error {}

/**
 * Stock and claims of an expired purchase again, all of them or none: a late payment. Inside the caller's transaction.
 * @param reserve reserves the stock; false where it is not available
 */
export async function claimAllAgain(
  ctx: Ctx,
  purchaseId: string,
  terms: readonly LineTerms[],
  reserve: (ctx: Ctx) => Promise<boolean>,
): Promise<boolean> {
  if (terms.length === 0) return reserve(ctx)
  try {
    await inTransaction(ctx, async (ctx) => {
      if (!(await reserve(ctx))) throw new Unavailable()
      for (const claims of claimsOf(ctx, terms)) if (!(await claims.claimAgain(ctx, purchaseId))) throw new Unavailable()
    })
    return true
  } catch (error) {
    if (error instanceof Unavailable) return false
    throw error
  }
}

/** The error of a module where a deal has certainly nothing left for the member: see `rejectEarly`. Undefined: try it. */
export async function earlyRejection(ctx: MemberCtx, terms: LineTerms, dealIds: string[]): Promise<DomainError | undefined> {
  for (const claims of claimsOf(ctx, [terms])) {
    try {
      await claims.rejectEarly?.(ctx, dealIds)
    } catch (error) {
      if (error instanceof DomainError) return error
      throw error
    }
  }
  return undefined
}
