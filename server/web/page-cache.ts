import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import { acceptedEncoding } from '#server/platform/http/compression.ts'
import { contentSecurityPolicy, replaceNonceByHashes } from './csp.ts'
import { isHtml, type RenderedPage } from './render.ts'

const brotliAsync = promisify(brotliCompress)
const brotliDecompressAsync = promisify(brotliDecompress)
const gzipAsync = promisify(gzip)

/** Seconds a rendered page is fresh; ten times that it is still served while it is rendered anew. */
const freshSeconds = 5
/** ms that a page is still served after what it shows has changed, while it is rendered anew; a change shows everywhere within a second. */
const staleMsAfterChange = 300
const maxBytes = 32 * 1024 * 1024
const maxOtherBytes = 8 * 1024 * 1024

/** A page as browsers are sent it: in brotli, an eighth of its bytes. */
export interface CachedPage {
  status: number
  headers: [string, string][]
  br: Buffer
  /** Of the page's own bytes. */
  etag: string
}

export interface PageCache {
  /** The page from the cache, else what `render` gives; only status 200 is stored, and 503 never replaces it. */
  get(lang: Language, url: URL, render: () => Promise<RenderedPage>): Promise<CachedPage>
  /** What pages show has changed: they are rendered anew, and the old ones served meanwhile, for at most 300 ms. */
  clear(): void
}

/** Rendered public pages by language and address, at most 32 MB. */
export function openPageCache(log: FastifyBaseLogger): PageCache {
  const cache = new SwrCache<CachedPage>(maxBytes, (error) => log.warn({ err: error }, 'a cached page could not be made anew'))
  return {
    get: (lang, url, render) =>
      cache.get(`${lang} ${url.pathname}?${cacheableQuery(url)}`, freshSeconds, async () => {
        const value = await toCachedPage(await render())
        return { value, bytes: value.br.length, keep: value.status === 200, isUnavailable: value.status === 503 }
      }),
    clear: () => cache.clear(staleMsAfterChange),
  }
}

/** The query in one order, without `timestamp`: that one only forces a refresh (specification, section 2) and names no other page. */
function cacheableQuery(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete('timestamp')
  query.sort()
  return query.toString()
}

/** A cacheable route's page is the same bytes for everybody in one language. */
type IsCacheable = (pathname: string) => boolean

const byBuild = new WeakMap<ServerBuild, IsCacheable>()

/**
 * Whether the route of a path, or of the data of a path (`/home.data`, for a path that ends in a slash `/_.data`), says `handle.cacheable`. Paths are matched as the
 * router matches them, parameters and parent routes included; the page's own route decides, whatever its parents say.
 */
export function isCacheablePage(build: ServerBuild, pathname: string): boolean {
  let isCacheable = byBuild.get(build)
  if (!isCacheable) byBuild.set(build, (isCacheable = cacheableBy(routeTree(build))))
  return isCacheable(pathname)
}

/** Remembers the answer for the latest 2000 paths: matching costs as much as serving from the cache. */
function cacheableBy(routes: RouteObject[]): IsCacheable {
  const answers = new LRUCache<string, boolean>({ max: 2000 })
  return (pathname) => {
    let answer = answers.get(pathname)
    if (answer === undefined) {
      const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
      const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as { cacheable?: boolean } | undefined
      answer = handle?.cacheable === true
      answers.set(pathname, answer)
    }
    return answer
  }
}

/** The routes of a build, a flat list whose entries name their parents, as a tree. */
function routeTree({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const tree = { id: route!.id, path: route!.path ?? '', handle: route!.module.handle as unknown }
      return route!.index ? { ...tree, index: true } : { ...tree, children: routeTree({ routes } as ServerBuild, route!.id) }
    })
}

async function toCachedPage({ status, headers, body, nonce }: RenderedPage): Promise<CachedPage> {
  const { html, hashes } = replaceNonceByHashes(body.toString(), nonce)
  const bytes = Buffer.from(html)
  const cached = [...headers].filter(([name]) => name !== 'content-length')
  cached.push(
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['vary', isHtml(headers) ? 'Cookie, Accept-Encoding' : 'Cookie, Lang, Accept-Encoding'],
  )
  if (isHtml(headers)) cached.push(['content-security-policy', contentSecurityPolicy(hashes)])
  const br = await brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  return { status, headers: cached, br, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** What clients without brotli are sent, made from it: the latest pages, by encoding and ETag. */
const others = new LRUCache<string, Buffer>({ maxSize: maxOtherBytes, sizeCalculation: (bytes) => bytes.length + 100 })

async function inOtherEncoding({ br, etag }: CachedPage, encoding: 'gzip' | 'identity'): Promise<Buffer> {
  const key = `${encoding} ${etag}`
  let bytes = others.get(key)
  if (!bytes) {
    const body = await brotliDecompressAsync(br)
    others.set(key, (bytes = encoding === 'gzip' ? await gzipAsync(body, { level: 6 }) : body))
  }
  return bytes
}

/** Sends a cached page in the best encoding the browser accepts, or 304 where its ETag is the browser's. */
export async function sendCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply.code(page.status)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? page.br : await inOtherEncoding(page, encoding ?? 'identity'))
}

/** Sends a page of one shopper, or one of development: never stored, its scripts allowed by nonce. */
export async function sendUncached(page: RenderedPage, reply: FastifyReply, development: boolean): Promise<FastifyReply> {
  const { status, headers, body, nonce } = page
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('cache-control', 'no-store')
  if (isHtml(headers)) reply.header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, development))
  reply.code(status)
  if (body.length > 1400 && acceptedEncoding(reply.request.headers['accept-encoding'], ['gzip'])) {
    return reply
      .header('content-encoding', 'gzip')
      .header('vary', 'Accept-Encoding')
      .send(await gzipAsync(body, { level: 1 }))
  }
  return reply.send(body)
}
