import routes from '#storefront/routes.ts'
import type { Route } from '#storefront/app/router/page.ts'

type Handle = NonNullable<Route['handle']>

/** Every page with its path from the root, and every layout that crawlers are told of. */
function pagesOf(route: Route, parent = ''): { path: string; handle: Handle }[] {
  const path = route.path ? `${parent}/${route.path}` : parent
  const { children, handle } = route as { children?: Route[]; handle: Handle }
  const below = (children ?? []).flatMap((child) => pagesOf(child, path))
  return children && !handle.crawlers ? below : [{ path: path || '/', handle }, ...below]
}

/** `contract/core/page-lists.ts`: what server and service worker know of the pages that the storefront's routes declare. */
export function pageLists(): string {
  const pages = (routes as Route[]).flatMap((route) => pagesOf(route))
  const list = (isListed: (handle: Handle) => boolean) =>
    [...new Set(pages.filter(({ handle }) => isListed(handle)).map(({ path }) => path))]
      .sort()
      .map((path) => `  '${path}',\n`)
      .join('')
  return `/** What routes declare of their pages, for server and service worker. Written by \`node tools/generated.ts write\`. */

/** The same bytes for everybody in one language. */
export const publicPages: readonly string[] = [
${list(({ cacheable }) => cacheable !== undefined)}]

/** Pages of the sitemap that are there whatever products are listed. */
export const sitemapPages: readonly string[] = [
${list(({ crawlers }) => crawlers === 'sitemap' || crawlers === 'catalogue')}]

/** Those of them that change with the catalogue. */
export const cataloguePages: readonly string[] = [
${list(({ crawlers }) => crawlers === 'catalogue')}]

/** Closed to crawlers, with what begins so. */
export const closedPages: readonly string[] = [
${list(({ crawlers }) => crawlers === 'closed')}]
`
}
