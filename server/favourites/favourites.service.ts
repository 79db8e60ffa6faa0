import { maxRows } from '#contract/core/call.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { pickText } from '#contract/core/languages.ts'
import { cardsOf } from '#server/catalogue/catalogue.service.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { countFavourites, deleteAll, deleteFavourite, favouriteIds, insertFavourite, selectAll } from './favourites.queries.ts'

type Status = { memberSubscribeStatus: 0 | 1 }

/** Keeps a product in sight; twice is once. @throws catalogue.productGone when it is not on sale */
export async function saveFavourite(ctx: MemberCtx, productId: number): Promise<Status> {
  if (!(await insertFavourite(ctx.db, ctx.member.id, productId, ctx.now()))) throw new DomainError('catalogue.productGone')
  return { memberSubscribeStatus: 1 }
}

/** Lets it go; what was not kept is let go all the same. */
export async function cancelFavourite(ctx: MemberCtx, productId: number): Promise<Status> {
  await deleteFavourite(ctx.db, ctx.member.id, productId)
  return { memberSubscribeStatus: 0 }
}

export interface FavouritePage {
  results: ProductCard[]
  totalRecord: number
  pageNo: number
  pageSize: number
  totalPage: number
}

/** Newest first. `pageSize` may ask for 9999, as the specification does: a reply carries 200 and the true total. */
export async function pageFavourites(ctx: MemberCtx, pageNo = 1, wanted = 10): Promise<FavouritePage> {
  const pageSize = Math.min(wanted, maxRows)
  const totalRecord = await countFavourites(ctx.db, ctx.member.id)
  const ids = await favouriteIds(ctx.db, ctx.member.id, pageSize, (pageNo - 1) * pageSize)
  return { results: await cardsOf(ctx, ids), totalRecord, pageNo, pageSize, totalPage: Math.ceil(totalRecord / pageSize) }
}

const mostIds = 1000

/** Which hearts are filled. */
export async function idsOfFavourites(ctx: MemberCtx): Promise<{ ids: number[] }> {
  return { ids: await favouriteIds(ctx.db, ctx.member.id, mostIds) }
}

/** All of them with their names, for an export. */
export async function allFavourites(ctx: MemberCtx): Promise<{ productId: number; name: string; addedAt: string }[]> {
  const rows = await selectAll(ctx.db, ctx.member.id)
  return rows.map(({ productId, name, addedAt }) => ({ productId, name: pickText(name, ctx.lang).text, addedAt: addedAt.toISOString() }))
}

/** Removes a member's favourites. */
export const eraseFavourites = (ctx: Ctx, memberId: string): Promise<void> => deleteAll(ctx.db, memberId)
