import { absentProducts, unlistAbsent } from '#server/catalogue/writing/unlist-products.service.ts'
import { absentOutcome, absentShare } from './absent-products.rules.ts'
import type { Run } from './import.service.ts'

/** Keys of absent products that a summary names. */
const named = 8

/** Counts what an earlier export of the store had and this one lacks, and takes it off sale where the operator asks for it. */
export async function settleAbsent({ ctx, result, seen, failed, store, options, hasUnreadable }: Run): Promise<void> {
  const atMost = options.unlistAbsent
  if (store === undefined) {
    if (atMost !== undefined) result.absentProducts = { outcome: 'noStore', keys: [], share: 0 }
    return
  }
  const present = [...seen.keys()].map((place) => place.replace(/^product /, ''))
  present.push(...[...failed.keys()].map((id) => `${store}/${id}`))
  const { listed, absent, first } = await absentProducts(ctx, store, present, named)
  let outcome = absentOutcome({ listed, absent, atMost, hasUnreadable })
  // What was decided is checked by the statement: another import may have come between.
  if (outcome === 'unlisted' && absent > 0 && !options.dryRun && (await unlistAbsent(ctx, store, present, atMost!)) === 0)
    outcome = 'tooMany'
  result.absent = absent
  result.absentProducts = { outcome, keys: first, share: absentShare({ listed, absent }) }
}
