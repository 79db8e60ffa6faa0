import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import { robotsText } from './sitemap.rules.ts'
import { sitemap, sitemapIndex, sitemapParts } from './sitemap.service.ts'

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

/** Seconds a file is fresh: search engines ask seldom. */
const freshSeconds = 300

/** For search engines: `/robots.txt`, the sitemap index, and the sitemaps, one for each language and range of product ids. */
export function sitemapPlugin(scope: FastifyInstance, ctx: Ctx): void {
  const { origin } = ctx.settings
  const cache = new SwrCache<Buffer>(16 * 1024 * 1024, (error) => ctx.log.warn({ err: error }, 'a sitemap could not be made anew'))
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply, makeXml: () => Promise<string>) => {
    const body = await cache.get(name, ctx.settings.cacheReplies ? freshSeconds : 0, async () => {
      const value = await gzipAsync(await makeXml(), { level: 6 })
      return { value, bytes: value.length, keep: ctx.settings.cacheReplies }
    })
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${freshSeconds}`)
      .header('vary', 'Accept-Encoding')
    if (String(request.headers['accept-encoding']).includes('gzip')) return reply.header('content-encoding', 'gzip').send(body)
    return reply.send(await gunzipAsync(body))
  }
  scope.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)),
  )
  scope.get('/sitemap.xml', (request, reply) => send('index', request, reply, () => sitemapIndex(ctx)))
  scope.get<{ Params: { lang: string; part?: string } }>('/sitemap-:lang(^[a-z]{2}$).xml', (request, reply) =>
    part(request.params.lang, 0, request, reply),
  )
  scope.get<{ Params: { lang: string; part: string } }>('/sitemap-:lang(^[a-z]{2}$)-:part(^[1-9]\\d{0,5}$).xml', (request, reply) =>
    part(request.params.lang, Number(request.params.part), request, reply),
  )

  async function part(lang: string, number: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isLanguage(lang) || !(await sitemapParts(ctx)).includes(number)) return reply.code(404).type('text/plain').send('Not found')
    return send(`${lang} ${number}`, request, reply, () => sitemap(ctx, lang, number))
  }
}
