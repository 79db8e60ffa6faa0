import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import { selectSitemapCategories, selectSitemapParts, selectSitemapProducts } from './sitemap.queries.ts'
import { goodsPages, robotsText, sitemapIndexXml, sitemapXml, standingPages, type Entry } from './sitemap.rules.ts'

const zipped = promisify(gzip)
const unzipped = promisify(gunzip)

/** Products of one file: a run of ids, so that a product never moves from file to file. Far under the 50,000 that are allowed. */
const runOfIds = 5000
/** Search engines come seldom; a file that is minutes old is as good, s. */
const keepSeconds = 300

/** For search engines: robots.txt, the list of sitemaps, and the sitemaps, one a language for every run of products. */
export function sitemapPlugin(scope: FastifyInstance, ctx: Ctx): void {
  const { origin } = ctx.settings
  const kept = new SwrCache<Buffer>(16 * 1024 * 1024)
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply, make: () => Promise<string>) => {
    const body = await kept.get(name, ctx.settings.keepReplies ? keepSeconds : 0, async () => {
      const value = await zipped(await make(), { level: 6 })
      return { value, bytes: value.length, keep: ctx.settings.keepReplies }
    })
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${keepSeconds}`).header('vary', 'Accept-Encoding')
    if (String(request.headers['accept-encoding']).includes('gzip')) return reply.header('content-encoding', 'gzip').send(body)
    return reply.send(await unzipped(body))
  }
  scope.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)),
  )
  scope.get('/sitemap.xml', (request, reply) => send('index', request, reply, async () => sitemapIndexXml(origin, await partsOf(ctx))))
  scope.get<{ Params: { lang: string; part?: string } }>('/sitemap-:lang(^[a-z]{2}$).xml', (request, reply) =>
    part(request.params.lang, 0, request, reply),
  )
  scope.get<{ Params: { lang: string; part: string } }>('/sitemap-:lang(^[a-z]{2}$)-:part(^[1-9]\\d{0,5}$).xml', (request, reply) =>
    part(request.params.lang, Number(request.params.part), request, reply),
  )

  async function part(lang: string, number: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isLanguage(lang) || !(await partsOf(ctx)).includes(number)) return reply.code(404).type('text/plain').send('Not found')
    return send(`${lang} ${number}`, request, reply, () => sitemap(ctx, lang, number))
  }
}

/** Part 0 stands even where nothing is on sale. */
async function partsOf(ctx: Ctx): Promise<number[]> {
  return [...new Set([0, ...(await selectSitemapParts(ctx.db, runOfIds))])]
}

async function sitemap(ctx: Ctx, lang: Language, part: number): Promise<string> {
  const products = await selectSitemapProducts(ctx.db, part * runOfIds, (part + 1) * runOfIds)
  const entries: Entry[] = products.map(({ id, changedAt }) => ({ path: `/details?id=${id}`, changedAt }))
  return sitemapXml(ctx.settings.origin, lang, part === 0 ? [...(await standing(ctx)), ...entries] : entries)
}

async function standing(ctx: Ctx): Promise<Entry[]> {
  const categories = await selectSitemapCategories(ctx.db)
  const newest = Math.max(...categories.map(({ changedAt }) => changedAt))
  const pages = standingPages.map((path) => (goodsPages.has(path) && categories.length > 0 ? { path, changedAt: newest } : { path }))
  const shelves = categories.map(({ id, parentId, changedAt }) => ({
    path: `/search_result?id=${id}&level=${parentId === null ? 1 : `2&parentId=${parentId}`}`,
    changedAt,
  }))
  return [...pages, ...shelves]
}
