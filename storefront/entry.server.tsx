import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Compiled } from '#contract/message-format.ts'
import { cataloguesOf } from './api/catalogues.ts'
import { loadCatalogue, MessagesProvider, openMessages, type Messages } from './api/messages.tsx'
import { pageContext } from './api/page-context.ts'
import { RequestIdProvider } from './api/request-id.tsx'
import { collect } from './api/collect.ts'

export { pageContext }

type Opened = { messages: Messages; json: string }
const opened = new Map<string, Promise<Opened>>()

/** The catalogues a page needs, opened once per language and set. */
function openCatalogues(lang: Language, names: string[]): Promise<Opened> {
  const key = `${lang} ${names.join()}`
  let entry = import.meta.env.DEV ? undefined : opened.get(key)
  if (!entry) {
    entry = Promise.all(names.map((name) => loadCatalogue(lang, name))).then((parts) => {
      const texts = Object.assign({}, ...parts) as Compiled
      return { messages: openMessages(lang, texts), json: JSON.stringify(texts).replaceAll('<', '\\u003c') }
    })
    opened.set(key, entry)
  }
  return entry
}

/** The whole page at once: kept pages are compressed once, so nothing is gained by sending it in parts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext)
  const { lang, nonce, requestId } = page
  const failedId = status >= 500 ? requestId : undefined
  const handles = routerContext.staticHandlerContext.matches.map((match) => routerContext.routeModules[match.route.id]?.handle)
  const { messages, json } = await openCatalogues(lang, cataloguesOf(handles))
  const failed: unknown[] = []
  const body = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <MessagesProvider value={messages}>
        <RequestIdProvider value={failedId}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RequestIdProvider>
      </MessagesProvider>,
      {
        nonce,
        onAllReady: () => pipe(collect(resolve, reject)),
        onShellError: reject,
        onError: (error) => void failed.push(error),
      },
    )
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  const mark = failedId ? ` data-request="${failedId}"` : ''
  const end = body.lastIndexOf('</body>')
  const data = `<script type="application/json" id="messages"${mark}>${json}</script>`
  page.html = Buffer.concat([body.subarray(0, end), Buffer.from(data), body.subarray(end)])
  return new Response(null, { status: failed.length > 0 && status === 200 ? 500 : status, headers })
}
