import { pageCaches } from './stored-pages.ts'
import { languageOf } from './worker-requests.ts'

/** A product page that can be read offline. */
export interface StoredProduct {
  path: string
  name: string
  /** The language in which it was visited. */
  lang: string | undefined
  /** Path of a picture that is stored too. */
  picture: string | undefined
}

/** Products listed at most. */
const maxListed = 20

/** The stored products, the latest visited first. Empty where the browser stores nothing. */
export async function storedProducts(): Promise<StoredProduct[]> {
  if (!('caches' in globalThis)) return []
  const pictures = new Set((await (await caches.open('pictures')).keys()).map(({ url }) => new URL(url).pathname))
  const products: StoredProduct[] = []
  for (const name of await pageCaches()) {
    const cache = await caches.open(name)
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(request.url)
      if (pathname !== '/details' || products.length === maxListed) continue
      const html = await (await cache.match(request, { ignoreVary: true }))!.text()
      const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('main h1')
      const picture = html.match(/\/media\/[\w/-]+\.\w+/g)?.find((path) => pictures.has(path))
      products.push({ path: pathname + search, name: heading?.textContent ?? '', lang: languageOf(html), picture })
    }
  }
  return products
}
