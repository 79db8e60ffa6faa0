import { leavesOf } from '#demo/testing/routes.ts'
import routes from '#storefront/routes.ts'
import type { RouteHandle } from '#storefront/app/router/page.ts'

const isClosed = ({ cacheable, crawlers }: RouteHandle): boolean => (crawlers ? crawlers === 'closed' : cacheable === undefined)

/** `contract/core/page-lists.ts`: what server and service worker know of the pages that the storefront's routes declare. */
export function pageLists(): string {
  const pages = routes.flatMap((route) => leavesOf(route)).filter(({ path }) => !path.includes('*'))
  const pathsOf = (isListed: (handle: RouteHandle) => boolean) =>
    [...new Set(pages.filter(({ handle }) => isListed(handle)).map(({ path }) => path.replace(/\/:.*/, '') || '/'))].sort()
  const list = (paths: string[]) => paths.map((path) => `  '${path}',\n`).join('')
  const closed = pathsOf(isClosed)
  return `/** What routes declare of their pages, for server and service worker. Written by \`node tools/generated.ts write\`. */

/** The same bytes for everybody in one language. */
export const publicPages: readonly string[] = [
${list(pathsOf(({ cacheable }) => cacheable !== undefined))}]

/** Pages of the sitemap that are there whatever products are listed. */
export const sitemapPages: readonly string[] = [
${list(pathsOf(({ crawlers }) => crawlers === 'sitemap' || crawlers === 'catalogue'))}]

/** Those of them that change with the catalogue. */
export const cataloguePages: readonly string[] = [
${list(pathsOf(({ crawlers }) => crawlers === 'catalogue'))}]

/** Closed to crawlers, with what begins so. */
export const closedPages: readonly string[] = [
${list(closed.filter((path) => !closed.some((other) => other !== path && path.startsWith(other))))}]
`
}
