/** Names the routes whose data is asked for, where that is not every route of the path. */
export const routesParameter = '_routes'

/** The address of a page's data. */
export function dataUrl({ href }: URL, routes?: readonly string[]): URL {
  const url = new URL(href)
  url.hash = ''
  url.pathname += url.pathname.endsWith('/') ? '_.json' : '.json'
  if (routes) url.searchParams.set(routesParameter, routes.join())
  return url
}

/** Whether a path is one of a page's data. */
export const isDataPath = (path: string): boolean => path.endsWith('.json')

/** The path of the page whose data an address names; other paths stay as they are. */
export const pagePath = (path: string): string => path.replace(/\/_\.json$/, '/').replace(/\.json$/, '')
