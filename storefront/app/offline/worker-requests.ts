import { publicPages } from '#contract/core/page-lists.ts'

/** Pages that are stored with the first visit to any other. */
export const shellPages = ['/offline', '/cart'] as const

/** Products whose pages are stored, the latest visited. */
export const maxProducts = 50
/** Pictures that are stored: of a product page what was shown of it. */
export const maxPictures = 400

/** What the worker looks at in a request. */
interface WorkerRequest {
  method: string
  mode: string
  url: string
  referrer: string
}

/**
 * What the worker does with a request: hand out a stored file, a stored picture of a page that can be read offline, or a page. One of a member, of a
 * sign-in or of money is `unstored`: it comes from the network alone. Undefined leaves it to the browser, which is what happens to every call and every write.
 */
export function requestKind(
  { method, mode, url, referrer }: WorkerRequest,
  origin: string,
): 'file' | 'picture' | 'page' | 'unstored' | undefined {
  const { origin: host, pathname } = new URL(url)
  if (method !== 'GET' || host !== origin) return undefined
  if (pathname.startsWith('/assets/')) return 'file'
  if (mode === 'navigate') {
    if (publicPages.includes(pathname)) return 'page'
    return isPagePath(pathname) ? 'unstored' : undefined
  }
  return pathname.startsWith('/media/') && isReadable(referrer) ? 'picture' : undefined
}

/** Neither a call, as an invoice is, nor a file. */
const isPagePath = (pathname: string): boolean => !pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname)

function isReadable(referrer: string): boolean {
  return URL.canParse(referrer) && ['/details', '/cart', '/cart--', '/offline'].includes(new URL(referrer).pathname)
}

/**
 * The address under which a page is stored: of a product its id alone, whatever offer or language was asked for.
 * @returns undefined for a page that is not stored
 */
export function storedPath({ pathname, searchParams }: URL): string | undefined {
  const id = searchParams.get('id') ?? ''
  if (pathname === '/details') return /^[1-9]\d{0,9}$/.test(id) ? `/details?id=${id}` : undefined
  const page = pathname === '/cart--' ? '/cart' : pathname
  return shellPages.find((path) => path === page)
}

/** The scripts, styles and fonts that the HTML of a page names. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|json)\b/g) ?? [])]
}

/** The language of a page's HTML. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]* data-lang="(\w+)"/.exec(html)?.[1]
}
