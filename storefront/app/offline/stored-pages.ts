import { filesOf, languageOf, maxPictures, maxProducts, shellPages, storedPath } from './worker-requests.ts'

/** Names of the caches of a build. A page names the files of its own build, so they come and go together; pictures never change. */
export const cacheNames = (version: string) => ({ pages: `pages ${version}`, files: `files ${version}`, pictures: 'pictures' })
type CacheNames = ReturnType<typeof cacheNames>

const isPages = (name: string) => name.startsWith('pages ')

/** The names of all caches with pages, the newest build's first. */
export async function pageCaches(): Promise<string[]> {
  return (await caches.keys()).filter(isPages).toReversed()
}

/**
 * Fetches a page and stores it with its files as the one visited last. What is not a page of status 200 is not stored.
 * @param path as `storedPath` gives it
 * @throws TypeError without a connection
 */
export async function storePage(names: CacheNames, path: string): Promise<void> {
  const response = await fetch(path)
  if (response.status !== 200 || response.redirected) return
  const html = await response.clone().text()
  await storeFiles(names.files, filesOf(html))
  const cache = await caches.open(names.pages)
  for (const name of await pageCaches()) await (await caches.open(name)).delete(path, { ignoreVary: true })
  await cache.put(path, response)
  await dropOldProducts()
}

/** Stores what is missing of files whose names carry their content. */
export async function storeFiles(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const missing = []
  for (const path of paths) if (!(await cache.match(path, { ignoreVary: true }))) missing.push(path)
  // One that cannot be had now is fetched with the next page that names it.
  await Promise.allSettled(missing.map((path) => cache.add(path)))
}

/** Stores pictures; those stored longest ago go. */
export async function storePictures(name: string, paths: readonly string[]): Promise<void> {
  await storeFiles(name, paths)
  const cache = await caches.open(name)
  const stored = await cache.keys()
  for (const request of stored.slice(0, Math.max(0, stored.length - maxPictures))) await cache.delete(request, { ignoreVary: true })
}

async function dropOldProducts(): Promise<void> {
  let left = maxProducts
  for (const name of await pageCaches()) {
    const cache = await caches.open(name)
    const products = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/details').toReversed()
    for (const request of products.slice(left)) await cache.delete(request, { ignoreVary: true })
    left = Math.max(0, left - products.length)
  }
}

/** The stored page of an address, from the newest build that has it. */
export async function storedPage(url: URL): Promise<Response | undefined> {
  const path = storedPath(url)
  if (!path) return undefined
  for (const name of await pageCaches()) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}

/** Stores the pages of the shell where they are missing or in another language than the shopper's. */
export async function storeShell(names: CacheNames, lang?: string): Promise<void> {
  for (const path of shellPages) {
    const stored = await (await caches.open(names.pages)).match(path, { ignoreVary: true })
    if (!stored || (lang && languageOf(await stored.text()) !== lang)) await storePage(names, path)
  }
}

/** Deletes the caches of all builds but this one and the one before, whose pages can still be read. */
export async function dropOldBuilds(names: CacheNames): Promise<void> {
  const remaining = new Set((await pageCaches()).filter((name) => name !== names.pages).slice(0, 1))
  remaining.add(names.pages)
  const versions = new Set([...remaining].map((name) => name.slice('pages '.length)))
  for (const name of await caches.keys()) {
    const version = /^(?:pages|files) (.*)$/.exec(name)?.[1]
    if (version !== undefined && !versions.has(version)) await caches.delete(name)
  }
}

/** Deletes the pages and pictures of products, which say what a member has looked at. */
export async function eraseProducts(): Promise<void> {
  await caches.delete('pictures')
  for (const name of await pageCaches()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname === '/details') await cache.delete(request, { ignoreVary: true })
  }
}
