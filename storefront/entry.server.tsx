import { renderToString } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import type { PageContext } from '#storefront/app/client/page-context.ts'
import { RequestIdProvider } from '#storefront/app/client/request-id.tsx'
import { loadParts } from '#storefront/app/hydration/deferred-part.tsx'
import { cataloguesOf } from '#storefront/app/i18n/catalogues.ts'
import { MessagesProvider } from '#storefront/app/i18n/messages.tsx'
import { openServerMessages } from '#storefront/app/i18n/server-messages.ts'
import { FragmentCacheProvider } from '#storefront/app/rendering/cached-fragment.tsx'
import { openFragments } from '#storefront/app/rendering/fragment-cache.tsx'
import { joinBytes } from '#storefront/app/rendering/join-bytes.ts'
import { openPageFiles, type BuiltPages } from '#storefront/app/router/page-files.ts'
import { documentElements } from '#storefront/app/router/document-elements.tsx'
import type { RouteHandle } from '#storefront/app/router/page.ts'
import { isDataPath } from '#contract/core/page-address.ts'
import { errorsOf, openServerRouter } from '#storefront/app/router/server.ts'
import routes from './routes.ts'
import { ServerElementsProvider } from '#storefront/app/router/server-elements.ts'
import type { RenderedPage, Storefront } from '#storefront/app/router/storefront.ts'

/** What a document of an error shows besides. */
const errorPages = ['shell/errors/error-page.tsx', 'shell/errors/root-error.tsx', 'catalogue/suggestions/page-suggestions.tsx']
const encoder = new TextEncoder()
const handleOf = ({ route }: StaticHandlerContext['matches'][number]) => route.handle as RouteHandle | undefined

/** Opens the storefront. Once. @param built what the browser's build wrote of its pages; absent in development */
export async function openStorefront(built: BuiltPages | undefined): Promise<Storefront> {
  const [router, filesOf] = [await openServerRouter(routes), openPageFiles(built)]

  async function render(context: StaticHandlerContext, request: Request, page: PageContext): Promise<RenderedPage> {
    const handles = context.matches.map(handleOf)
    const catalogues = cataloguesOf(handles)
    const [messages] = await Promise.all([openServerMessages(page.lang, catalogues), loadParts()])
    const { statusCode: status, loaderData: data } = context
    const requestId = status >= 500 ? page.requestId : undefined
    const files = filesOf([...handles.flatMap((handle) => handle?.file ?? []), ...(context.errors ? errorPages : [])])
    const elements = documentElements({ page, files, catalogues, data, errors: errorsOf(context, page), requestId })
    // What a build's components render is the same from page to page.
    const fragments = import.meta.env.DEV ? undefined : openFragments(page.lang, page.nonce)
    const html = renderToString(
      <ServerElementsProvider value={elements}>
        <MessagesProvider value={messages}>
          <RequestIdProvider value={requestId}>
            <FragmentCacheProvider value={fragments?.render}>
              <StaticRouterProvider router={createStaticRouter(router.routesFor(request), context)} context={context} hydrate={false} />
            </FragmentCacheProvider>
          </RequestIdProvider>
        </MessagesProvider>
      </ServerElementsProvider>,
    )
    const body = joinBytes(['<!DOCTYPE html>', ...(fragments?.fill(html) ?? [html])])
    return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
  }

  return {
    publicParameters: router.publicParameters,
    sheets: filesOf(['shell/document.route.tsx', 'shell/frame.route.tsx']).sheets,
    async respond(request, page) {
      if (isDataPath(new URL(request.url).pathname)) {
        const { status, body } = await router.queryData(request, page)
        return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: encoder.encode(JSON.stringify(body)) }
      }
      const context = await router.query(request, page)
      if (context instanceof Response)
        return { status: context.status, headers: { location: context.headers.get('location')! }, body: new Uint8Array() }
      return render(context, request, page).catch((error: unknown) => {
        // A component threw: the frame shows its error page.
        const { id } = (context.matches[1] ?? context.matches[0]!).route
        return render({ ...context, errors: { [id]: error }, statusCode: 500 }, request, page)
      })
    },
  }
}
