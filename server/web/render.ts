import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import type { PageContext, pageContext as pageContextKey } from '#storefront/app/client/page-context.ts'
import type { InProcess } from '#server/platform/http/in-process.ts'

/** React Router's server build with what `storefront/entry.server.tsx` exports besides. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: typeof pageContextKey
      /** The routes with loaders whose data crosses to the browser as JSON (docs/decisions/0192). */
      encodeLoaders: (routes: ServerBuild['routes']) => ServerBuild['routes']
    }
  }
}

/** A build with its request handler. In development each call compiles what changed. */
export interface Storefront {
  build: StorefrontBuild
  handler: RequestHandler
}
export type LoadStorefront = () => Promise<Storefront>

export interface PageRequest {
  request: FastifyRequest
  url: URL
  lang: Language
  offlinePages: boolean
  /** Rendered for everybody: no cookie reaches the loaders. */
  isPublic: boolean
}

export interface RenderedPage {
  status: number
  headers: Headers
  body: Buffer
  /** Marks the inline scripts of an HTML page. */
  nonce: string
}

/** Renders one page, or the data of one for a navigation in the browser. */
export async function renderPage(storefront: Storefront, calls: InProcess, page: PageRequest): Promise<RenderedPage> {
  const { request, url, lang, isPublic } = page
  const nonce = randomBytes(16).toString('base64')
  const context = new RouterContextProvider()
  const errors: unknown[] = []
  const value: PageContext = {
    lang,
    nonce,
    origin: url.origin,
    offlinePages: page.offlinePages,
    requestId: request.id,
    onError: (error) => void errors.push(error),
    loaderTexts: url.pathname.endsWith('.data') ? undefined : [],
    send: isPublic ? calls.publicSender(lang) : calls.personalSender(request, lang),
  }
  context.set(storefront.build.entry.module.pageContext, value)
  const headers = new Headers({ accept: request.headers.accept ?? '*/*' })
  if (!isPublic && request.headers.cookie) headers.set('cookie', request.headers.cookie)
  const response = await storefront.handler(new Request(url, { headers }), context)
  if (response.status >= 500) logErrors(request, errors)
  const { html } = value
  const body = html ? Buffer.from(html.buffer, html.byteOffset, html.byteLength) : Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body, nonce }
}

/** What calls answered with has its line already; a page that does not exist is none of an error. */
function logErrors({ log }: FastifyRequest, errors: unknown[]): void {
  for (const error of errors)
    if ((error as { answered?: boolean } | null)?.answered !== true) log.error({ err: error }, 'a page could not be rendered')
}

export function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}
