import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import type { PageContext } from '#storefront/app/client/page-context.ts'
import type { RenderedPage as StorefrontPage, Storefront } from '#storefront/app/router/storefront.ts'
import type { InProcess } from '#server/platform/http/calls/in-process.ts'

/** The storefront's build. In development each call compiles what changed. */
export type LoadStorefront = () => Promise<Storefront>

export interface PageRequest {
  request: FastifyRequest
  url: URL
  lang: Language
  offlinePages: boolean
  /** Rendered for everybody: no cookie reaches the loaders. */
  isPublic: boolean
}

export interface RenderedPage extends StorefrontPage {
  /** Marks the inline scripts of an HTML page. */
  nonce: string
}

/** Renders one page, or the data of one for a navigation in the browser. */
export async function renderPage(storefront: Storefront, calls: InProcess, page: PageRequest): Promise<RenderedPage> {
  const { request, url, lang, isPublic } = page
  const nonce = randomBytes(16).toString('base64')
  const errors: unknown[] = []
  const context: PageContext = {
    lang,
    nonce,
    origin: url.origin,
    offlinePages: page.offlinePages,
    requestId: request.id,
    onError: (error) => void errors.push(error),
    send: isPublic ? calls.publicSender(lang) : calls.personalSender(request, lang),
  }
  const headers = new Headers(!isPublic && request.headers.cookie ? { cookie: request.headers.cookie } : {})
  const rendered = await storefront.respond(new Request(url, { headers }), context)
  if (rendered.status >= 500) logErrors(request, errors)
  return { ...rendered, nonce }
}

/** What calls answered with has its line already; a page that does not exist is none of an error. */
function logErrors({ log }: FastifyRequest, errors: unknown[]): void {
  for (const error of errors)
    if ((error as { answered?: boolean } | null)?.answered !== true) log.error({ err: error }, 'a page could not be rendered')
}

export const isHtml = (headers: RenderedPage['headers']): boolean => headers['content-type']?.startsWith('text/html') ?? false
