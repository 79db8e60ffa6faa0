import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Language } from '#contract/core/languages.ts'
import type { Storefront } from '#storefront/app/router/storefront.ts'
import type { Change } from '#server/platform/db/changes/change-feed.ts'
import { isLoadOutdated, tagsOfLoad } from '@kalata/tagged-cache/tagged-cache.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import { tagHeaders } from '#server/platform/cache/tags.ts'
import { acceptedEncoding } from '@kalata/http-service/replies/compression.ts'
import { contentSecurityPolicy, replaceNonceByHashes } from './csp.ts'
import { isHtml, type RenderedPage } from './render.ts'

const brotliAsync = promisify(brotliCompress)
const brotliDecompressAsync = promisify(brotliDecompress)
const gzipAsync = promisify(gzip)

/** Seconds a rendered page is fresh; ten times that it is still served while it is rendered again. */
const freshSeconds = 5
/** ms that a page is still served after what it shows has changed, while it is rendered again; a change shows everywhere within a second. */
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
  /** The page of an address (`publicAddress`) from the cache, else what `render` gives; only status 200 is stored, and 503 never replaces it. */
  get(lang: Language, url: URL, render: () => Promise<RenderedPage>): Promise<CachedPage>
  /** What pages show has changed: they are rendered again, and the old ones served meanwhile, for at most 300 ms. */
  change(changes: readonly Change[]): void
}

export interface PageCacheOptions {
  /** Says in headers what a page shows, for caches in front. */
  namesTags: boolean
  /** Caches in front are purged after a change: what they ask for then must be new. */
  isPurged: boolean
}

/** Rendered public pages by language and address, at most 32 MB. */
export function openPageCache(log: FastifyBaseLogger, { namesTags, isPurged }: PageCacheOptions): PageCache {
  const cache = new SwrCache<CachedPage>(maxBytes, (error) => log.warn({ err: error }, 'a cached page could not be refreshed'))
  return {
    get: (lang, url, render) =>
      cache.get(`${lang} ${url.pathname}${url.search}`, freshSeconds, async () => {
        const value = await toCachedPage(await render())
        if (namesTags) value.headers.push(...tagHeaders(tagsOfLoad()))
        // The purge may come before this page.
        if (isPurged && isLoadOutdated()) value.headers.push(['x-kalata-outdated', '1'])
        return { value, bytes: value.br.length, keep: value.status === 200, isUnavailable: value.status === 503 }
      }),
    change: (changes) => cache.change(changes, isPurged ? 0 : staleMsAfterChange),
  }
}

type Routes = Pick<Storefront, 'publicParameters'>

/** The latest 2000 paths with the parameters that their routes read: matching costs as much as serving from the cache. */
const byRoutes = new WeakMap<Routes, LRUCache<string, { read: readonly string[] | undefined }>>()

function parametersOf(routes: Routes, path: string): readonly string[] | undefined {
  let answers = byRoutes.get(routes)
  if (!answers) byRoutes.set(routes, (answers = new LRUCache({ max: 2000 })))
  let answer = answers.get(path)
  if (!answer) answers.set(path, (answer = { read: routes.publicParameters(path) }))
  return answer.read
}

/**
 * The address by which a page is rendered for everybody and cached: its query in one order, with only the parameters that its route says it reads
 * (`handle.cacheable`) and the language. Others name no other page: those of advertisements, `timestamp`, which only forces a refresh (specification,
 * section 2), and the routes whose data is asked for: a public page's data is that of its one route.
 * Undefined where the route says nothing: such a page may differ from shopper to shopper.
 */
export function publicAddress(routes: Routes, url: URL): URL | undefined {
  const read = parametersOf(routes, url.pathname)
  if (!read || url.search === '') return read && url
  const address = new URL(url)
  for (const name of new Set(url.searchParams.keys())) if (!isRead(read, name) && name !== 'lang') address.searchParams.delete(name)
  address.searchParams.sort()
  return address
}

/** A name of the route's that ends with a star stands for all that begin so. */
const isRead = (read: readonly string[], name: string) =>
  read.includes(name) || read.some((each) => each.endsWith('*') && name.startsWith(each.slice(0, -1)))

async function toCachedPage({ status, headers, body, nonce }: RenderedPage): Promise<CachedPage> {
  const { html, hashes } = replaceNonceByHashes(bufferOf(body).toString(), nonce)
  const bytes = Buffer.from(html)
  const cached = Object.entries(headers)
  cached.push(
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['vary', isHtml(headers) ? 'Cookie, Accept-Encoding' : 'Cookie, Lang, Accept-Encoding'],
  )
  if (isHtml(headers)) cached.push(['content-security-policy', contentSecurityPolicy(hashes)])
  const br = await brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  // Weak: one for all encodings.
  return { status, headers: cached, br, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
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

/**
 * Whether the browser has the page: one of the ETags that `If-None-Match` lists is its own, strong or weak as proxies make it, or the
 * header says that any will do (RFC 9110, 13.1.2).
 */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim())
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

/** Sends a cached page in the best encoding the browser accepts, or 304 where its ETag is the browser's. */
export async function sendCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('etag', page.etag)
  addRetryAfter(page.status, reply)
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply.code(page.status)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? page.br : await inOtherEncoding(page, encoding ?? 'identity'))
}

/** Sends a page of one shopper, or one of development: never stored, its scripts allowed by nonce. */
export async function sendUncached(page: RenderedPage, reply: FastifyReply, development: boolean): Promise<FastifyReply> {
  const { status, headers, nonce } = page
  const body = bufferOf(page.body)
  reply.headers(headers)
  reply.header('cache-control', 'no-store')
  if (isHtml(headers)) reply.header('content-security-policy', contentSecurityPolicy(`'nonce-${nonce}'`, development))
  reply.code(status)
  addRetryAfter(status, reply)
  if (body.length > 1400 && acceptedEncoding(reply.request.headers['accept-encoding'], ['gzip'])) {
    return reply
      .header('content-encoding', 'gzip')
      .header('vary', 'Accept-Encoding')
      .send(await gzipAsync(body, { level: 1 }))
  }
  return reply.send(body)
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** As calls do: what the database could not answer it may answer in a moment. */
function addRetryAfter(status: number, reply: FastifyReply): void {
  if (status === 503) reply.header('retry-after', '1')
}
