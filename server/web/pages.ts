import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import { defaultLanguage, fromStored, isLanguage, type Language } from '#contract/core/languages.ts'
import type { PageContext, pageContext as pageContextKey } from '#storefront/app/client/page-context.ts'
import type { Mall } from '#server/mall.ts'
import { openInProcess, type InProcess } from '#server/platform/http/in-process.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import { sendLastPage } from './fallback-page.ts'
import type { Settings } from '#server/platform/settings.ts'

const root = new URL('../../', import.meta.url).pathname
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How long a rendered public page counts as new. */
const cacheSeconds = 5

/** A server build that carries what our entry adds to it. */
type Build = ServerBuild & { entry: { module: { pageContext: typeof pageContextKey } } }

interface CachedPage {
  status: number
  headers: [string, string][]
  body: Buffer
  br: Buffer
  gz: Buffer
  etag: string
}

/** Serves the storefront from the same process: its built files, and every other path through React Router. */
export async function registerPages(mall: Mall, settings: Settings): Promise<void> {
  const { app } = mall
  const development = settings.mode === 'development'
  const loadBuild = development ? await developmentBuild(app, settings) : await productionBuild(app)
  const cache = new SwrCache<CachedPage>(96 * 1024 * 1024)
  const calls = openInProcess(app, settings.keepReplies)
  mall.onChange(() => {
    calls.clear()
    cache.clear()
  })
  app.all('/*', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send('')
    const url = pageUrl(request, settings)
    const lang = pageLanguage(request, url)
    try {
      const built = await loadBuild()
      const isPublic = publicPage(built.build, url.pathname)
      const make = () => render(built, calls, { request, url, lang, isPublic })
      if (!isPublic || !settings.keepPages || development) return await sendFresh(await make(), reply, development)
      const page = await cache.get(`${lang} ${url.pathname}?${keyQuery(url)}`, cacheSeconds, async () => {
        const value = await keep(await make())
        return { value, bytes: value.body.length + value.br.length + value.gz.length, keep: value.status === 200 }
      })
      return sendCached(page, request, reply)
    } catch (error) {
      return sendLastPage(error, lang, request, reply)
    }
  })
}

function pageUrl(request: FastifyRequest, settings: Settings): URL {
  // A path of `//host` must stay a path of ours.
  return new URL(settings.origin + request.url.replace(/^\/+/, '/'))
}

/** `?lang=` for this request alone, else (for a page's data) the language of the open page, else the stored choice, else Georgian. */
function pageLanguage(request: FastifyRequest, url: URL): Language {
  const asked = url.searchParams.get('lang') ?? (url.pathname.endsWith('.data') ? request.headers.lang : undefined)
  return isLanguage(asked) ? asked : (fromStored(request.cookies.lang) ?? defaultLanguage)
}

/** `timestamp` only forces a refresh (specification, section 2); it is no other page. */
function keyQuery(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete('timestamp')
  query.sort()
  return query.toString()
}

/** Public pages are the same bytes for everybody in one language: their routes say `handle.cacheable`. */
function publicPage(build: ServerBuild, pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return cacheablePaths(build).has(path.replace(/^\//, ''))
}

const pathsOf = new WeakMap<ServerBuild, Set<string>>()
function cacheablePaths(build: ServerBuild): Set<string> {
  let paths = pathsOf.get(build)
  if (!paths) {
    paths = new Set()
    for (const route of Object.values(build.routes)) {
      const handle = route?.module.handle as { cacheable?: boolean } | undefined
      if (handle?.cacheable) paths.add(route!.path ?? '')
    }
    pathsOf.set(build, paths)
  }
  return paths
}

interface Rendered {
  status: number
  headers: Headers
  body: Buffer
  nonce: string
}

interface Asked {
  request: FastifyRequest
  url: URL
  lang: Language
  /** Rendered for everybody: no cookie reaches the loaders. */
  isPublic: boolean
}

async function render({ build, handler }: Built, calls: InProcess, { request, url, lang, isPublic }: Asked): Promise<Rendered> {
  const nonce = randomBytes(16).toString('base64')
  const context = new RouterContextProvider()
  const value: PageContext = {
    lang,
    nonce,
    origin: url.origin,
    requestId: request.id,
    send: isPublic ? calls.publicSender(lang) : calls.personalSender(request, lang),
  }
  context.set(build.entry.module.pageContext, value)
  const headers = new Headers({ accept: request.headers.accept ?? '*/*' })
  if (!isPublic && request.headers.cookie) headers.set('cookie', request.headers.cookie)
  const response = await handler(new Request(url, { headers }), context)
  const body = Buffer.from(value.html?.buffer ?? (await response.arrayBuffer()), value.html?.byteOffset, value.html?.byteLength)
  return { status: response.status, headers: response.headers, body, nonce }
}

/** Vite hands out styles as script-made elements and talks over a socket; that is allowed in development alone. */
const policy = (scripts: string, development = false) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/**
 * A page to keep: the scripts React Router wrote carry this rendering's nonce; they alone are allowed, by hash, so
 * that the same bytes serve everybody and a script that got in by another way stays forbidden.
 */
async function keep({ status, headers, body, nonce }: Rendered): Promise<CachedPage> {
  const hashes = new Set<string>()
  const mark = ` nonce="${nonce}"`
  const text = body.toString()
  for (const [, attributes, code] of text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes!.includes(mark) && code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  const bytes = Buffer.from(text.replaceAll(mark, ''))
  const out = [...headers].filter(([name]) => name !== 'content-length')
  out.push(
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['vary', isHtml(headers) ? 'Cookie, Accept-Encoding' : 'Cookie, Lang, Accept-Encoding'],
  )
  if (isHtml(headers)) out.push(['content-security-policy', policy([...hashes].join(' '))])
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: 6 }),
  ])
  return { status, headers: out, body: bytes, br, gz, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function sendCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value)
  reply.header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.code(page.status)
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.br)
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gz)
  return reply.send(page.body)
}

async function sendFresh({ status, headers, body, nonce }: Rendered, reply: FastifyReply, development: boolean): Promise<FastifyReply> {
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('cache-control', 'no-store')
  if (isHtml(headers)) reply.header('content-security-policy', policy(`'nonce-${nonce}'`, development))
  reply.code(status)
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  if (accepted.includes('gzip') && body.length > 1400) {
    return reply
      .header('content-encoding', 'gzip')
      .header('vary', 'Accept-Encoding')
      .send(await gzipped(body, { level: 1 }))
  }
  return reply.send(body)
}

interface Built {
  build: Build
  handler: RequestHandler
}
type LoadBuild = () => Promise<Built>

async function productionBuild(app: FastifyInstance): Promise<LoadBuild> {
  const file = join(root, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The storefront is not built: run npm run build')
  const build = (await import(pathToFileURL(file).href)) as Build
  const handler = createRequestHandler(build, 'production')
  await app.register(fastifyStatic, {
    root: join(root, 'build/client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  })
  registerPublicFiles(app)
  return () => Promise.resolve({ build, handler })
}

/** Files with fixed names: icons, manifest, robots. */
function registerPublicFiles(app: FastifyInstance): void {
  void app.register(fastifyStatic, {
    root: join(root, 'storefront/public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1h',
    index: false,
  })
}

/** Vite inside this process: modules as they are on disk, with hot reload. */
async function developmentBuild(app: FastifyInstance, settings: Settings): Promise<LoadBuild> {
  const { createServer } = await import('vite')
  const listeners = process.listeners('SIGTERM')
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { port: settings.port + 1 } }, appType: 'custom' })
  // Vite would exit the process at once; the mall closes it when it has drained.
  for (const listener of process.listeners('SIGTERM')) if (!listeners.includes(listener)) process.off('SIGTERM', listener)
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(api|media|health|sandbox)\//.test(request.url)) return next()
    vite.middlewares(request.raw, reply.raw, next)
  })
  app.addHook('onClose', () => vite.close())
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as Build
    return { build, handler: createRequestHandler(build, 'development') }
  }
}
