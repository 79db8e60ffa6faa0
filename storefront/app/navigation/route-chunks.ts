import { loadPartsThatCome } from './deferred-part.tsx'

/** A route of React Router's manifest, as far as its chunks go. */
export interface RouteChunks {
  id: string
  parentId?: string
  module: string
  clientLoaderModule?: string
  hasLoader?: boolean
  hasClientLoader?: boolean
  /** Addresses of its style sheets; some carry an empty fragment. */
  css?: string[]
}

const addressOf = (href: string) => href.replace(/#$/, '')

/** A style sheet is there before the page that needs it, which React Router would show a moment without. One that is gone counts as a chunk that is gone. */
export function loadStyles(href: string): Promise<void> | undefined {
  // Those of the body go with their page.
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (links.some((link) => addressOf(link.getAttribute('href')!) === addressOf(href))) return undefined
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = addressOf(href)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${href}`)))
    document.head.append(link)
  })
}

/** Code and styles of a route. @throws TypeError where one of them cannot be loaded */
export async function loadChunks({ module, css = [] }: Pick<RouteChunks, 'module' | 'css'>): Promise<Record<string, unknown>> {
  const [loaded] = await Promise.all([import(/* @vite-ignore */ module) as Promise<Record<string, unknown>>, ...css.map(loadStyles)])
  return loaded
}

/**
 * Loads a route's module for React Router, in place of its own function (tools/lean-router.ts), which reloads the page whenever
 * a module cannot be loaded: that loses the click and may repeat for ever. Here a failure is announced and
 * `lazy-chunk.ts` decides. It must not reject, for which the navigation would wait for ever: its parts throw instead.
 */
export async function loadRouteModule(
  route: RouteChunks,
  cache: Record<string, Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const known = cache[route.id]
  if (known) return known
  try {
    const loaded = await loadChunks(route)
    await loadPartsThatCome()
    return (cache[route.id] = loaded)
  } catch (error) {
    const event = new Event('pageloss', { cancelable: true })
    window.dispatchEvent(event)
    if (event.defaultPrevented) return new Promise(() => {})
    const fail = () => {
      throw error
    }
    return { default: fail, clientLoader: fail }
  }
}
