import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import { catalogueAddress } from '#storefront/app/i18n/catalogue-address.ts'
import { cataloguesOf, type CatalogueFile } from '#storefront/app/i18n/catalogues.ts'
import { loadCatalogue } from '#storefront/app/i18n/load-catalogue.ts'
import { MessagesProvider, openMessages, type Messages } from '#storefront/app/i18n/messages.tsx'
import { loadParts } from '#storefront/app/navigation/deferred-part.tsx'
import { decodeLoaderData, encodeLoaders } from '#storefront/app/navigation/loader-json.ts'
import { loaderDataId } from '#storefront/app/navigation/loader-data.ts'
import { deferScripts, recordInput } from '#storefront/app/navigation/start-scripts.ts'
import { FragmentCacheProvider } from '#storefront/app/rendering/cached-fragment.tsx'
import { openFragments } from '#storefront/app/rendering/fragment-cache.tsx'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { RequestIdProvider } from '#storefront/app/client/request-id.tsx'

export { encodeLoaders, pageContext }

const openedCatalogues = new Map<string, Promise<Messages>>()

/** The messages of a page, opened once per language and set of catalogues. */
function openCatalogues(lang: Language, names: CatalogueFile[]): Promise<Messages> {
  const key = `${lang} ${names.join()}`
  let entry = import.meta.env.DEV ? undefined : openedCatalogues.get(key)
  if (!entry) {
    entry = Promise.all(names.map((name) => loadCatalogue(lang, name))).then((compiled) =>
      openMessages(lang, Object.assign({}, ...compiled) as Compiled),
    )
    openedCatalogues.set(key, entry)
  }
  return entry
}

/** React Router would write an error to the console, which is no line of our log. */
export function handleError(error: unknown, { request, context }: { request: Request; context: RouterContextProvider }): void {
  if (!request.signal.aborted) context.get(pageContext).onError(error)
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
  const catalogues = cataloguesOf(handles)
  const [messages, data] = await Promise.all([openCatalogues(lang, catalogues), detachLoaderData(routerContext), loadParts()])
  decodeLoaderData(routerContext.staticHandlerContext.loaderData)
  // What a build's components render is the same from page to page.
  const fragments = import.meta.env.DEV ? undefined : openFragments(lang, nonce)
  const html = renderToString(
    <MessagesProvider value={messages}>
      <RequestIdProvider value={failedRequestId}>
        <FragmentCacheProvider value={fragments?.render}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </FragmentCacheProvider>
      </RequestIdProvider>
    </MessagesProvider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const requestAttribute = failedRequestId ? ` data-request="${failedRequestId}"` : ''
  const names = `<script type="application/json" id="catalogues"${requestAttribute}>${JSON.stringify(catalogues)}</script>`
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  const rendered = html.slice(headEnd, bodyEnd)
  const { head, body } = deferScripts(withoutStylesBelow(html.slice(0, headEnd), rendered), rendered, textsOf(lang, catalogues), nonce)
  page.html = utf8([
    '<!DOCTYPE html>',
    head.replace('<head>', `$&${firstScript(nonce)}`),
    ...body.flatMap((part) => fragments?.fill(part) ?? part),
    dataScript(data, page.loaderTexts ?? [], nonce),
    names,
    html.slice(bodyEnd),
  ])
  return new Response(null, { status, headers })
}

const encoder = new TextEncoder()
let encoding = new Uint8Array(2 ** 20)

/** The bytes of a text in parts, some of them encoded. Joined first, they would be copied twice more: a tenth of a page's time. */
function utf8(parts: (string | Uint8Array)[]): Uint8Array {
  const most = parts.reduce((length, part) => length + (typeof part === 'string' ? 3 : 1) * part.length, 0)
  if (most > encoding.length) encoding = new Uint8Array(most)
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') at += encoder.encodeInto(part, encoding.subarray(at)).written
    else {
      encoding.set(part, at)
      at += part.length
    }
  }
  return encoding.slice(0, at)
}

const sheet = /<link [^>]*rel="stylesheet" href="([^"]+)"[^>]*>/g
const sheetAddress = 'rel="stylesheet" href="'

/** The head without the style sheets that the body names (`StylesBelow`). */
function withoutStylesBelow(head: string, body: string): string {
  const inBody = new Set<string>()
  // Searched plainly: a pattern over a whole body took a hundredth of a page's time.
  for (let at = body.indexOf(sheetAddress); at >= 0; at = body.indexOf(sheetAddress, at + 1)) {
    const start = at + sheetAddress.length
    inBody.add(body.slice(start, body.indexOf('"', start)))
  }
  return inBody.size === 0 ? head : head.replaceAll(sheet, (link, href: string) => (inBody.has(href) ? '' : link))
}

/**
 * Addresses of the page's messages: files that a browser keeps from page to page; in the page itself they were a third of its bytes
 * (docs/decisions, "Messages are files"). None in development, where they have no files.
 */
function textsOf(lang: Language, names: CatalogueFile[]): string[] {
  return names.flatMap((name) => catalogueAddress(lang, name) ?? [])
}

/**
 * Marks a document that is opened once more, by a reload or from the history, before anything is laid out: React Router scrolls it to where it was
 * (`LaterLayout`). Records what is clicked and typed before the scripts run. First in the head: after a style sheet it would wait for that.
 */
const firstScript = (nonce: string) =>
  `<script nonce="${nonce}">if(history.state)document.documentElement.dataset.restored='';(${String(recordInput)})()</script>`

/** The loader data in React Router's stream format. Detached from the context, so that its own component renders nothing. */
async function detachLoaderData(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream
  delete context.serverHandoffStream
  return stream ? text(stream) : ''
}

/**
 * Passes the data to React Router's stream in the browser, as its own component would. As JSON in elements of its own it is shorter
 * than as a string in a script, in which each quotation mark is escaped.
 */
function dataScript(data: string, loaderTexts: string[], nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return (
    loaderTexts.map((text, index) => jsonElement(loaderDataId(index), text)).join('') +
    jsonElement('page-data', data) +
    `<script nonce="${nonce}">${controller}.enqueue(document.getElementById('page-data').textContent);${controller}.close();</script>`
  )
}

const jsonElement = (id: string, json: string) => `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
