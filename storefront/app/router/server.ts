import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { pageContext, type PageContext } from '../client/page-context.ts'
import { pagePath, routesParameter } from '#contract/core/page-address.ts'
import { documentRoutes, type PageData } from './page-data.ts'
import type { RouteHandle } from './page.ts'
import { loadModule, loadRoute } from './route-modules.ts'

/** Routes with their modules and data: one handler for each first segment of an address. Made once. */
export interface ServerRouter {
  /** Loads the data of a page; a response leads to another page. */
  query(request: Request, page: PageContext): Promise<StaticHandlerContext | Response>
  /** Loads the data of a page for a navigation in the browser, of the routes that it names or of all but the document's. */
  queryData(request: Request, page: PageContext): Promise<{ status: number; body: PageData }>
  /** The routes that a context was loaded with. */
  routesFor(request: Request): RouteObject[]
  /**
   * The parameters of the query that a path's page reads, where it is the same bytes for everybody in one language; else undefined. The page's own
   * route decides, whatever its parents say.
   */
  publicParameters(path: string): readonly string[] | undefined
}

/** @throws what a module of a route throws while it is loaded */
export async function openServerRouter(table: readonly RouteObject[]): Promise<ServerRouter> {
  const all = await withModules(table)
  const anyPath = createStaticHandler(all)
  const handlers = new Map<string, StaticHandler>()
  // React Router tries routes one by one and makes all of them again to render one: each first segment has a handler that knows only what may match.
  for (const segment of new Set(leavesOf(all).map(firstSegment)))
    if (!isDynamic(segment)) handlers.set(segment, createStaticHandler(only(all, segment)))
  const handlerFor = ({ url }: Request) => handlers.get(firstSegment(new URL(url).pathname)) ?? anyPath
  const load = (request: Request, page: PageContext, only?: (id: string) => boolean) =>
    handlerFor(request).query(request, {
      requestContext: new RouterContextProvider(new Map([[pageContext, page]])),
      ...(only ? { filterMatchesToLoad: ({ route }) => only(route.id), skipLoaderErrorBubbling: true } : {}),
    })

  return {
    query: load,
    async queryData(request, page) {
      const url = new URL(request.url)
      const named = url.searchParams.get(routesParameter)?.split(',')
      url.searchParams.delete(routesParameter)
      url.pathname = pagePath(url.pathname)
      const isAsked = (id: string) => (named ? named.includes(id) : !documentRoutes.has(id))
      const context = await load(new Request(url, request), page, isAsked)
      if (context instanceof Response) return { status: 200, body: { data: {}, redirect: context.headers.get('location')! } }
      const errors = errorsOf(context, page)
      return { status: context.statusCode, body: { data: context.loaderData, ...(errors && { errors }) } }
    },
    routesFor: (request) => handlerFor(request).dataRoutes as RouteObject[],
    publicParameters: (path) => (matchRoutes(all, pagePath(path))?.at(-1)?.route.handle as RouteHandle | undefined)?.cacheable,
  }
}

/** What went wrong, by route, as browsers may know it; tells the page's log of what is no answer. */
export function errorsOf({ errors }: Pick<StaticHandlerContext, 'errors'>, page: PageContext): PageData['errors'] {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (isRouteErrorResponse(error)) return [id, { status: error.status, data: error.data as unknown }]
      page.onError(error)
      return [id, { status: 500 }]
    }),
  )
}

function withModules(tree: readonly RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    tree.map(async ({ lazy, children, ...route }) => {
      const file = (route.handle as RouteHandle | undefined)?.file
      const module = file ? { loader: (await loadModule(file)).loader, ...(await loadRoute(file)) } : { ...(lazy && { lazy }) }
      return { ...route, ...module, ...(children && { children: await withModules(children) }) } as RouteObject
    }),
  )
}

/** The paths of all routes, from the root. */
const leavesOf = (tree: readonly RouteObject[], parent = ''): string[] =>
  tree.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent
    return children ? leavesOf(children, full) : [full]
  })

/** The routes whose paths may begin with a segment. */
function only(tree: readonly RouteObject[], segment: string, parent = ''): RouteObject[] {
  return tree.flatMap((route) => {
    const full = route.path ? `${parent}/${route.path}` : parent
    if (!route.children) return ['', segment].includes(firstSegment(full)) || isDynamic(firstSegment(full)) ? [route] : []
    const children = only(route.children, segment, full)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}

/** What stands before a path's second slash, without `.json`; '' for the home page. Routes do not distinguish upper case. */
const firstSegment = (path: string): string => /^\/?([^/]*)/.exec(path)![1]!.toLowerCase()
const isDynamic = (segment: string) => segment === '*' || segment.startsWith(':')
