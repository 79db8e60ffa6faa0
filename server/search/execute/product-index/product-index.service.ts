import type { FollowedIndex } from '@kalata/product-index/followed-index.ts'
import type { IndexAnswer, IndexQuery } from '@kalata/product-index/find/query.ts'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { MallIndex } from './mall-index.ts'

const index = moduleState(
  'product index',
  (deps) => new MallIndex(deps),
  (index) => index.close(),
)

/** Brings the index of this process up to date (`MallIndex.follow`). @throws Error of the database */
export const followCatalogue = (ctx: Ctx): Promise<void> => ctx.state(index).follow()

/** Whether the index of this process has been read or built, or that is not to be waited for: it failed, or takes too long. */
export const isOpened = (ctx: Ctx): boolean => ctx.state(index).isOpened

/** Compares the next part of the index with the database and repairs it. */
export async function checkIndex(ctx: Ctx): Promise<void> {
  await ctx.state(index).current?.check()
}

/** Notes that public data has changed, and follows: searches wait for the index to have it. */
export const noteChange = (ctx: Ctx): void => ctx.state(index).current?.noteChange()

/** Ends the threads. Searches are answered by the database from now on. */
export const closeIndex = (ctx: Ctx): Promise<void> => ctx.state(index).close()

/** The version of the names of brands, stores and categories that the index has; undefined where it cannot answer. */
export function namesVersionOf(ctx: Ctx): symbol | undefined {
  const { current } = ctx.state(index)
  return current?.canAnswer() ? current.namesVersion : undefined
}

/** The index as it is now; undefined before it was followed for the first time. */
export const currentIndex = (ctx: Ctx): FollowedIndex | undefined => ctx.state(index).current

/**
 * Which products a query finds, how many, and its facets, without those in SQL.
 * @returns undefined where the index cannot answer: not built yet, too far behind, overloaded
 */
export async function findInIndex(ctx: Ctx, query: IndexQuery): Promise<(IndexAnswer & { namesVersion: symbol }) | undefined> {
  const { current } = ctx.state(index)
  const answer = await current?.find(query)
  return current && answer && { ...answer, namesVersion: current.namesVersion }
}
