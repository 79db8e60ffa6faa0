import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { acceptedEncoding } from '@kalata/http-service/replies/compression.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import pLimit from 'p-limit'
import { robotsText } from './sitemap.rules.ts'
import { sitemap, sitemapIndex, sitemapParts } from './sitemap.service.ts'

/** Seconds a file is fresh: search engines ask seldom. */
const freshSeconds = 300

/** A crawler asks for many files at once; one is made at a time, in chunks, so that memory does not grow with them. */
const limit = pLimit(1)

/** HEAD is answered as GET is, which tools ask first. */
const forHead = { exposeHeadRoute: true }

/** For search engines: `/robots.txt`, the sitemap index, and the sitemaps, one for each language and range of product ids. */
export function sitemapPlugin(scope: FastifyInstance, ctx: Ctx): void {
  const { origin } = ctx.settings
  const cache = new SwrCache<Buffer>(16 * 1024 * 1024, (error) => ctx.log.warn({ err: error }, 'a sitemap could not be refreshed'))
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply, makeXml: () => Promise<Iterable<string>>) => {
    const body = await cache.get(name, ctx.settings.cacheReplies ? freshSeconds : 0, async () => {
      const value = await limit(async () => pipeline(await makeXml(), createGzip({ level: 6 }), buffer))
      return { value, bytes: value.length, keep: ctx.settings.cacheReplies }
    })
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${freshSeconds}`)
      .header('vary', 'Accept-Encoding')
    if (acceptedEncoding(request.headers['accept-encoding'], ['gzip'])) return reply.header('content-encoding', 'gzip').send(body)
    const plain = createGunzip()
    plain.end(body)
    return reply.send(plain)
  }
  scope.get('/robots.txt', forHead, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)),
  )
  scope.get('/sitemap.xml', forHead, (request, reply) => send('index', request, reply, () => sitemapIndex(ctx)))
  scope.get<{ Params: { lang: string; part?: string } }>('/sitemap-:lang(^[a-z]{2}$).xml', forHead, (request, reply) =>
    part(request.params.lang, 0, request, reply),
  )
  scope.get<{ Params: { lang: string; part: string } }>(
    '/sitemap-:lang(^[a-z]{2}$)-:part(^[1-9]\\d{0,5}$).xml',
    forHead,
    (request, reply) => part(request.params.lang, Number(request.params.part), request, reply),
  )

  async function part(lang: string, number: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isLanguage(lang) || !(await sitemapParts(ctx)).includes(number)) return reply.code(404).type('text/plain').send('Not found')
    return send(`${lang} ${number}`, request, reply, () => sitemap(ctx, lang, number))
  }
}
