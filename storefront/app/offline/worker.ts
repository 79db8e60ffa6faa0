/** The service worker: pages that were visited, and the cart's, open without a connection. Built for itself by tools/build/service-worker.ts. */
import { cacheNames, dropOldBuilds, storedPage, storeFiles, storePage, storePictures, storeShell } from './stored-pages.ts'
import { requestKind, storedPath } from './worker-requests.ts'
import type { WorkerMessage } from './worker-messages.ts'

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
/** What a service worker's global scope has beyond a window's. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkEvent & { data: WorkerMessage }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  location: Location
}
declare const self: WorkerScope
/** Names the build; set when the worker is built. */
declare const buildVersion: string

const names = cacheNames(buildVersion)
/** ms the network has where a stored page could answer. */
const networkTimeout = 5000

self.addEventListener('install', (event) => event.waitUntil(storeShell(names)))

self.addEventListener('activate', (event) => {
  const start = async () => {
    await dropOldBuilds(names)
    // Where it is missing a page waits for the worker to start, and no more.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(start())
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (data.type === 'activate') event.waitUntil(self.skipWaiting())
  if (data.type === 'visited') event.waitUntil(remember(data))
})

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin)
  if (kind === 'page') event.respondWith(page(event))
  else if (kind === 'unstored') event.respondWith(unstored(event))
  else if (kind) event.respondWith(stored(event.request))
})

async function remember({ path, lang, files, pictures }: Extract<WorkerMessage, { type: 'visited' }>): Promise<void> {
  const url = new URL(path, self.location.origin)
  await storeFiles(names.files, files)
  await storeShell(names, lang)
  const product = url.pathname === '/details' ? storedPath(url) : undefined
  if (!product) return
  await storePage(names, product)
  await storePictures(names.pictures, pictures)
}

async function stored(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** The page from the network; without it the stored one, under the address it is stored as; else the page that says so. */
async function page(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const found = await storedPage(url)
  if (!found) return unstored(event)
  try {
    return await Promise.race([fromNetwork(event), failAfter(networkTimeout)])
  } catch {
    const { pathname, search, origin } = url
    const path = storedPath(url)!
    return pathname === '/offline' || pathname + search === path ? found : Response.redirect(origin + path)
  }
}

/** A page from the network alone; without it the page that says so. */
async function unstored(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event)
  } catch (error) {
    const { pathname, search, origin } = new URL(event.request.url)
    if (pathname === '/offline') throw error
    return Response.redirect(`${origin}/offline?from=${encodeURIComponent(pathname + search)}`)
  }
}

const fromNetwork = async (event: FetchEvent): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request)

const failAfter = (ms: number) => new Promise<never>((_, reject) => setTimeout(() => reject(new TypeError('network is slow')), ms))
