import { createRequestHandler, type RequestHandler } from 'react-router'
import type { StorefrontBuild } from './render.ts'

type Routes = StorefrontBuild['routes']

/** What stands before a path's second slash, without `.data`; '' for the home page. Routes do not distinguish upper case. */
const firstSegment = (path: string): string =>
  /^\/?([^/]*)/
    .exec(path)![1]!
    .replace(/\.data$/, '')
    .toLowerCase()

/**
 * A request handler in production. React Router tries its routes one by one, twice a page, and makes all of them anew to render one; so each first
 * segment of an address has a handler of its own, which knows only the routes that begin with it and those that begin with a parameter.
 */
export function openRequestHandler(build: StorefrontBuild): RequestHandler {
  const routes = build.entry.module.encodeLoaders(build.routes)
  const anyPath = createRequestHandler({ ...build, routes }, 'production')
  const segments = new Map(Object.keys(routes).map((id) => [id, firstSegment(fullPath(routes, id))]))
  const handlers = new Map<string, RequestHandler>()
  for (const segment of new Set(segments.values())) {
    if (isDynamic(segment)) continue
    const known = (id: string) => ['', segment].includes(segments.get(id)!) || isDynamic(segments.get(id)!)
    const assets = { ...build.assets, routes: pick(build.assets.routes, known) }
    handlers.set(segment, createRequestHandler({ ...build, routes: pick(routes, known), assets }, 'production'))
  }
  return (request, context) => (handlers.get(firstSegment(new URL(request.url).pathname)) ?? anyPath)(request, context)
}

const isDynamic = (segment: string) => segment === '*' || segment.startsWith(':')

const pick = <Value>(from: Record<string, Value>, isPicked: (key: string) => boolean): Record<string, Value> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => isPicked(key)))

/** The path of a route with those above it. */
function fullPath(routes: Routes, id: string): string {
  const { parentId, path } = routes[id]!
  return [parentId && fullPath(routes, parentId), path].filter(Boolean).join('/')
}
