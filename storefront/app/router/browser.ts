import {
  createBrowserRouter,
  matchRoutes,
  type DataRouter,
  type DataStrategyFunction,
  type DataStrategyMatch,
  type RouteMatch,
  type RouteObject,
} from 'react-router'
import type { Language } from '#contract/core/languages.ts'
import { loadPartsThatCome, needsDocument } from '../hydration/deferred-part.tsx'
import { firstViewOver, hydrateParts } from '../hydration/first-view.ts'
import { cookieLanguage } from '../i18n/page-language.ts'
import { loadCatalogues } from '../i18n/page-messages.ts'
import { loadDocument, openDocument } from '../navigation/lazy-chunk.ts'
import { loadPage, loadRouteData } from './page-source.ts'
import { dataOf, documentRoutes, frameRoute } from './page-data.ts'
import { readPageElement } from './page-element.ts'
import { loadedModule, loadModule } from './route-modules.ts'
import type { RouteHandle } from './page.ts'

export type Router = DataRouter

let router: DataRouter | undefined
/** The stored language when the document was opened; null before it is read. */
let choice: Language | null | undefined = null

/** The router of the open document; undefined before the page has been hydrated. */
export const openedRouter = (): Router | undefined => router

const handleOf = (route: RouteObject) => route.handle as RouteHandle | undefined

/** In the browser every route has data that the server may be asked for. */
const withLoaders = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map((route) => (route.index ? { ...route, loader: true } : { ...route, loader: true, children: withLoaders(route.children ?? []) }))

/** Code, styles and texts of routes. */
export async function loadCode(matches: readonly { route: RouteObject }[]): Promise<void> {
  const handles = matches.map(({ route }) => handleOf(route))
  const load = async () => {
    await Promise.all(handles.flatMap((handle) => (handle ? [loadModule(handle.file)] : [])))
    await loadPartsThatCome()
  }
  await Promise.all([load(), loadCatalogues(...handles.flatMap((handle) => handle?.catalogues ?? []))])
}

/** The data of one route: what its module asks for in the browser, else its part of the answer of the server. */
function loadOne({ route }: DataStrategyMatch, request: Request, fromServer: () => Promise<unknown>): Promise<unknown> {
  const handle = handleOf(route)
  const clientLoader = handle && loadedModule(handle.file)?.clientLoader
  return loadRouteData(request, handle, () => (clientLoader ? clientLoader({ request, serverLoader: fromServer }) : fromServer()))
}

/** Loads what a navigation needs: one request for the data of all routes, beside code, styles and texts. */
const dataStrategy: DataStrategyFunction = async ({ request, matches }) => {
  const url = new URL(request.url)
  const { matches: open, navigation } = router?.state ?? {}
  const { hash = '' } = navigation?.location ?? {}
  const path = url.pathname + url.search + hash
  // Without a connection the part comes when there is one, and so does the language that was chosen in another tab.
  const isDocument = () =>
    (choice !== null && cookieLanguage() !== choice) || needsDocument(open!.at(-1)!.route.id === matches.at(-1)!.route.id)
  if (navigation?.location && navigator.onLine && isDocument()) {
    openDocument(path)
    return new Promise(() => {})
  }
  const toLoad = matches.filter((match) => match.shouldCallHandler())
  const ids = toLoad.map(({ route }) => route.id)
  const isWhole = matches.every(({ route: { id } }) => documentRoutes.has(id) || ids.includes(id))
  let page: ReturnType<typeof loadPage> | undefined
  const fromServer = async (id: string) => {
    // The answer of a page has no data of the frame, which is to be loaded where the page before had another one.
    if (isWhole && id === frameRoute) return dataOf(await loadPage(url, request.signal, [id]), id)
    return dataOf(await (page ??= loadPage(url, request.signal, isWhole ? undefined : ids)), id)
  }
  const data = toLoad.map((match) => loadOne(match, request, () => fromServer(match.route.id)))
  // Waited for below; until then a failure has no other listener.
  for (const one of data) one.catch(() => undefined)
  await loadCode(matches).catch((error: unknown) => {
    // After a release the old chunks are gone: the page is opened as a document.
    if (loadDocument(path)) return new Promise(() => {})
    throw error
  })
  const results = await Promise.all(toLoad.map((match, index) => match.resolve(() => data[index])))
  return Object.fromEntries(ids.map((id, index) => [id, results[index]!]))
}

/** The modules of the document's routes, so that it is hydrated in one pass. https://reactrouter.com/start/data/custom#5-hydrate-in-the-browser */
async function loadMatched(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      const lazy = route.lazy as (() => Promise<Partial<RouteObject>>) | undefined
      if (lazy) Object.assign(route, { ...(await lazy()), lazy: undefined })
    }),
  )
}

/** What the loaders of the document returned, and what went wrong: from its elements. */
function hydrationData(matches: readonly RouteMatch[]) {
  const loaderData: Record<string, unknown> = Object.fromEntries(matches.map(({ route }) => [route.id!, null]))
  for (const element of document.querySelectorAll<HTMLElement>('script[data-loader]'))
    loaderData[element.dataset.loader!] = JSON.parse(element.textContent)
  const errors = Object.entries(readPageElement().errors ?? {}).map(([id, { status, data }]) => [
    id,
    { status, statusText: '', internal: false, data },
  ])
  return { loaderData, ...(errors.length > 0 ? { errors: Object.fromEntries(errors) as Record<string, unknown> } : {}) }
}

let onStep: ((event: PopStateEvent) => void) | undefined

/** Calls `listener` for steps through the session history before the router is notified of them, which `stopImmediatePropagation` prevents. */
export function listenBeforeRouter(listener: (event: PopStateEvent) => void): void {
  onStep = listener
}

/** Opens the router of the document. Once, when the page's scripts start. */
export async function openRouter(table: readonly RouteObject[]): Promise<Router> {
  const tree = withLoaders(table)
  const matches = matchRoutes(tree, window.location) ?? []
  await loadMatched(matches)
  // The first look at the cookies waits for another process.
  void firstViewOver.then(() => (choice = cookieLanguage()))
  // Listeners of the window are called in the order in which they were added.
  addEventListener('popstate', (event) => onStep?.(event))
  router = createBrowserRouter(tree, { hydrationData: hydrationData(matches), dataStrategy })
  // React shows no change of the router's state before it has hydrated what stays.
  router.subscribe(() => hydrateParts())
  // A page that another follows at once loses its transition, whose promise rejects; nobody else waits for it.
  router.subscribe(() => void document.activeViewTransition?.ready.catch(() => undefined))
  return router
}
