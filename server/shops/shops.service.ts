import type { StoreCard } from '#contract/catalogue/schemas.ts'
import { pickText } from '#contract/core/languages.ts'
import type { Shop } from '#contract/shops/calls.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import * as queries from './shops.queries.ts'

type Asked = { pageNo?: number; pageSize?: number }
type Following = { following: boolean }

const storesPerPage = 36
const followedPerPage = 12

/** What the page of a store shows above its products. @throws `notFound` */
export async function shopInfo(ctx: Ctx, storeId: number): Promise<Shop> {
  const row = orNotFound(await queries.selectShop(ctx.db, storeId))
  const about = row.about ? pickText(row.about, ctx.lang) : undefined
  const name = pickText(row.name, ctx.lang)
  return {
    storeId,
    storeName: name.text,
    ...(name.lang === ctx.lang ? {} : { storeNameLang: name.lang }),
    city: pickText(row.city, ctx.lang).text,
    ...(about?.text ? { about: about.text } : {}),
    ...(about?.text && about.lang !== ctx.lang ? { aboutLang: about.lang } : {}),
    ...(row.picture ? { picture: row.picture } : {}),
    productCount: row.products,
    followerCount: row.followers,
    ratings: row.ratings,
  }
}

/** Stores with listed products, one page. */
export async function pageStores(ctx: Ctx, asked: Asked) {
  const page = paging(asked, storesPerPage)
  return storePage(ctx, await queries.selectStorePage(ctx.db, page.pageSize, page.offset), page)
}

/** The stores a member follows, one page. */
export async function pageFollowed(ctx: MemberCtx, asked: Asked) {
  const page = paging(asked, followedPerPage)
  return storePage(ctx, await queries.selectFollowed(ctx.db, ctx.member.id, page.pageSize, page.offset), page)
}

function storePage(ctx: Ctx, rows: queries.StoreRow[], page: ReturnType<typeof paging>) {
  const cards = rows.map(({ id, name, city, picture, count }): StoreCard => ({
    storeId: id,
    storeName: pickText(name, ctx.lang).text,
    city: pickText(city, ctx.lang).text,
    ...(picture ? { picture } : {}),
    productCount: count,
  }))
  return toPage(cards, rows[0]?.total ?? 0, page)
}

/** Idempotent. @throws `notFound` for an unknown store */
export async function followStore(ctx: MemberCtx, storeId: number): Promise<Following> {
  if (!(await queries.insertFollow(ctx.db, ctx.member.id, storeId, ctx.now()))) throw new DomainError('notFound')
  return { following: true }
}

/** Idempotent. */
export async function unfollowStore(ctx: MemberCtx, storeId: number): Promise<Following> {
  await queries.deleteFollow(ctx.db, ctx.member.id, storeId)
  return { following: false }
}

/** Whether the member follows a store; false for an unknown one. */
export async function followsStore(ctx: MemberCtx, storeId: number): Promise<Following> {
  return { following: await queries.isFollowing(ctx.db, ctx.member.id, storeId) }
}

/** All of them with their names, for an export. */
export async function allFollowed(ctx: MemberCtx): Promise<{ storeId: number; name: string; since: string }[]> {
  const rows = await queries.selectAllFollowed(ctx.db, ctx.member.id)
  return rows.map(({ storeId, name, since }) => ({ storeId, name: pickText(name, ctx.lang).text, since: since.toISOString() }))
}

/** Removes whom a member follows. */
export const eraseFollows = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteFollows(ctx.db, memberId)
