import type { DataRouter } from 'react-router'
import type { RouteChunks } from './route-chunks.ts'

/** Where React Router puts its router and its list of routes. */
const routerName = '__reactRouterDataRouter'
const manifestName = '__reactRouterManifest'
declare global {
  interface Window {
    [routerName]?: DataRouter
    [manifestName]?: { routes: Record<string, RouteChunks | undefined> }
  }
}

/** The part of React Router's router that pages in memory and prefetching use. */
export type OpenRouter = Pick<DataRouter, 'state' | 'routes' | 'subscribe' | 'revalidate'>

/** The router of the open document; undefined before the page has been hydrated. */
export const openRouter = (): OpenRouter | undefined => window[routerName]

/** The chunks of every route, by its id. */
export const chunksOfRoutes = (): Record<string, RouteChunks | undefined> => window[manifestName]?.routes ?? {}
