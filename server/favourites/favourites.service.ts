import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import { pickText } from '#contract/core/languages.ts'
import { cardsOf } from '#server/catalogue/catalogue.service.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './favourites.queries.ts'
import { marksOf } from './favourites.rules.ts'

type Status = { memberSubscribeStatus: 0 | 1 }

/** Adds a favourite. Idempotent. @throws catalogue.productGone when it is not listed */
export async function saveFavourite(ctx: MemberCtx, productId: number): Promise<Status> {
  if (!(await queries.insertFavourite(ctx.db, ctx.member.id, productId, ctx.now()))) throw new DomainError('catalogue.productGone')
  return { memberSubscribeStatus: 1 }
}

/** Removes a favourite. Idempotent. */
export async function cancelFavourite(ctx: MemberCtx, productId: number): Promise<Status> {
  await queries.deleteFavourite(ctx.db, ctx.member.id, productId)
  return { memberSubscribeStatus: 0 }
}

/** Product cards with their marks, newest favourite first. `pageSize` may be 9999, as the specification has it: a reply carries 200 and the true total. */
export async function pageFavourites(ctx: MemberCtx, pageNo?: number, pageSize?: number) {
  const page = paging({ pageNo, pageSize }, 10)
  const total = await queries.countFavourites(ctx.db, ctx.member.id)
  const saved = await queries.selectFavourites(ctx.db, ctx.member.id, page.pageSize, page.offset)
  const byProduct = new Map(saved.map((favourite) => [favourite.productId, favourite]))
  const cards = await cardsOf(ctx, [...byProduct.keys()])
  const now = ctx.now()
  const marked = cards.map((card) => ({ ...card, ...marksOf(card, byProduct.get(card.productId)!, now) }))
  return toPage(marked, total, page)
}

const maxIds = 1000

/** Product ids of the favourites, newest first, at most 1000, on one page without cards. */
export async function idsOfFavourites(ctx: MemberCtx) {
  const ids = await queries.favouriteIds(ctx.db, ctx.member.id, maxIds)
  const total = ids.length < maxIds ? ids.length : await queries.countFavourites(ctx.db, ctx.member.id)
  return { ...toPage([], total, paging({}, maxIds)), ids }
}

/** Adds a visitor's favourites, newest first, in their order; those that are there keep their place. Idempotent. */
export async function mergeFavourites(ctx: MemberCtx, productIds: number[]): Promise<{ totalRecord: number }> {
  await queries.insertFavourites(ctx.db, ctx.member.id, productIds, ctx.now())
  return { totalRecord: await queries.countFavourites(ctx.db, ctx.member.id) }
}

/** All of them with their names, for an export. */
export async function allFavourites(ctx: MemberCtx): Promise<{ productId: number; name: string; addedAt: string }[]> {
  const rows = await queries.selectAll(ctx.db, ctx.member.id)
  return rows.map(({ productId, name, addedAt }) => ({ productId, name: pickText(name, ctx.lang).text, addedAt: addedAt.toISOString() }))
}

export const eraseFavourites = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteAll(ctx.db, memberId)
