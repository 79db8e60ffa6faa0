import { cataloguePages, sitemapPages } from '#contract/core/page-lists.ts'
import type { Language } from '#contract/core/languages.ts'
import { policyPages, policyPath } from '#contract/policies/pages.ts'
import type { Ctx } from '#server/context.ts'
import * as queries from './sitemap.queries.ts'
import { sitemapIndexXml, sitemapXml, type Entry } from './sitemap.rules.ts'

/** Product ids of one file: a fixed range, so that a product never moves to another file. The format allows 50,000 entries. */
const idsPerPart = 5000

/** The numbers of the parts, ascending; part 0 exists even where no product is listed. */
export async function sitemapParts(ctx: Ctx): Promise<number[]> {
  return [...new Set([0, ...(await queries.selectSitemapParts(ctx.db, idsPerPart))])]
}

/** The XML of the sitemap index, in chunks: every part in every language. */
export async function sitemapIndex(ctx: Ctx): Promise<Iterable<string>> {
  return [sitemapIndexXml(ctx.settings.origin, await sitemapParts(ctx))]
}

/** The XML of one part in one language, in chunks; part 0 has the static pages and categories besides. */
export async function sitemap(ctx: Ctx, lang: Language, part: number): Promise<Iterable<string>> {
  const products = await queries.selectSitemapProducts(ctx.db, part * idsPerPart, (part + 1) * idsPerPart)
  const entries: Entry[] = products.map(({ id, changedAt, pictures }) => ({ path: `/details?id=${id}`, changedAt, pictures }))
  return sitemapXml(ctx.settings.origin, lang, part === 0 ? [...(await staticEntries(ctx)), ...entries] : entries)
}

async function staticEntries(ctx: Ctx): Promise<Entry[]> {
  const [filled, categories, brands, stores, policies] = await Promise.all([
    queries.selectFilledPages(ctx.db, ctx.now()),
    queries.selectSitemapCategories(ctx.db),
    queries.selectSitemapBrands(ctx.db),
    queries.selectSitemapStores(ctx.db),
    queries.selectSitemapPolicies(ctx.db),
  ])
  const newest = Math.max(...categories.map(({ changedAt }) => changedAt))
  const empty = emptyPages(filled)
  const pages = sitemapPages
    .filter((path) => !empty.includes(path))
    .map((path) => (cataloguePages.includes(path) && categories.length > 0 ? { path, changedAt: newest } : { path }))
  const categoryPages = categories.map(({ id, parentId, changedAt, pictures }) => ({
    path: `/search_result?id=${id}&level=${parentId === null ? 1 : `2&parentId=${parentId}`}`,
    ...{ changedAt, pictures },
  }))
  const owners = [
    ...stores.map(({ id, changedAt, pictures }) => ({ path: `/shop?id=${id}`, changedAt, pictures })),
    ...brands.map((id) => ({ path: `/search_result?brandIds=${id}` })),
  ]
  const policyEntries = policies
    .filter(({ key }) => !(key in policyPages))
    .map(({ type, groupId, changedAt }) => ({ path: policyPath(type, groupId), changedAt }))
  return [...pages, ...categoryPages, ...owners, ...policyEntries]
}

/** Pages that have nothing to show: found by a search engine they lead nowhere. */
function emptyPages({ ideas, discounts, lightning, groups }: Awaited<ReturnType<typeof queries.selectFilledPages>>): string[] {
  return [
    ...(ideas ? [] : ['/ideas']),
    ...(discounts ? [] : ['/discount-deals']),
    ...(lightning ? [] : ['/lightning-deals']),
    ...(groups ? [] : ['/groupbuy-deals']),
  ]
}
