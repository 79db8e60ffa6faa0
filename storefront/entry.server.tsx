import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName } from '#locales/ids.ts'
import { cataloguesOf } from '#storefront/app/i18n/catalogues.ts'
import { loadCatalogue } from '#storefront/app/i18n/load-catalogue.ts'
import { MessagesProvider, openMessages, type Messages } from '#storefront/app/i18n/messages.tsx'
import { loadParts } from '#storefront/app/navigation/deferred-part.tsx'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { RequestIdProvider } from '#storefront/app/client/request-id.tsx'

export { pageContext }

type OpenedCatalogues = { messages: Messages; json: string }
const openedCatalogues = new Map<string, Promise<OpenedCatalogues>>()

/** The message catalogues of a page, opened once per language and set of names. */
function openCatalogues(lang: Language, names: CatalogueName[]): Promise<OpenedCatalogues> {
  const key = `${lang} ${names.join()}`
  let entry = import.meta.env.DEV ? undefined : openedCatalogues.get(key)
  if (!entry) {
    entry = Promise.all(names.map((name) => loadCatalogue(lang, name))).then((compiled) => {
      const texts = Object.assign({}, ...compiled) as Compiled
      return { messages: openMessages(lang, texts), json: JSON.stringify(texts).replaceAll('<', '\\u003c') }
    })
    openedCatalogues.set(key, entry)
  }
  return entry
}

/**
 * Renders the whole page in one pass. All data is loaded before rendering, so nothing has to be streamed, and the data that
 * React Router would stream after it is written as one script.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext)
  const { lang, nonce, requestId } = page
  const failedRequestId = status >= 500 ? requestId : undefined
  const handles = routerContext.staticHandlerContext.matches.map((match) => routerContext.routeModules[match.route.id]?.handle)
  const [{ messages, json }, data] = await Promise.all([
    openCatalogues(lang, cataloguesOf(handles)),
    detachLoaderData(routerContext),
    loadParts(),
  ])
  const html = renderToString(
    <MessagesProvider value={messages}>
      <RequestIdProvider value={failedRequestId}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestIdProvider>
    </MessagesProvider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const requestAttribute = failedRequestId ? ` data-request="${failedRequestId}"` : ''
  const texts = `<script type="application/json" id="messages"${requestAttribute}>${json}</script>`
  const bodyEnd = html.lastIndexOf('</body>')
  const body = lowerScriptPriority(html.slice(0, bodyEnd))
  page.html = Buffer.from(`<!DOCTYPE html>${body}${dataScript(data, nonce)}${texts}${html.slice(bodyEnd)}`)
  return new Response(null, { status, headers })
}

/** The page is readable before its scripts run: styles, fonts and the first pictures are loaded ahead of them. */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** The loader data in React Router's stream format. Detached from the context, so that its own component renders nothing. */
async function detachLoaderData(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream
  delete context.serverHandoffStream
  return stream ? text(stream) : ''
}

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Passes the data to React Router's stream in the browser, as its own component would. */
function dataScript(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => escapes[char]!)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`
}
