import { pageLang } from '../client/page-lang.ts'
import type { WorkerMessage } from './worker-messages.ts'

const scriptPath = '/service-worker.js'

/**
 * Registers the service worker.
 * @param onWaiting called with what lets the worker of a new build take over, which reloads the page
 */
export async function register(onWaiting: (activate: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  try {
    const registration = await serviceWorker.register(scriptPath, { updateViaCache: 'none' })
    const announce = () => {
      const { waiting } = registration
      if (waiting && serviceWorker.controller) onWaiting(() => activate(waiting))
    }
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', announce)
    })
    announce()
  } catch {
    // Storage is blocked or full, or the page is no secure context: it works as it did without.
  }
}

function activate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  send(waiting, { type: 'activate' })
}

function send(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message, [])
}

/** Removes the worker and everything it has stored: once it is gone, nothing else would. */
export async function unregister(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await (await navigator.serviceWorker.getRegistration())?.unregister()
}

/** Tells the worker which page is open and what it consists of. Anyone who saves data stores nothing. */
export async function reportVisited(path: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const { active } = await navigator.serviceWorker.ready
  const lang = pageLang()
  const files = performance.getEntriesByType('resource').map(({ name }) => pathOf(name))
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map(({ currentSrc }) => pathOf(currentSrc))
  if (!active) return
  send(active, {
    type: 'visited',
    path,
    lang,
    files: files.filter((file) => file.startsWith('/assets/')),
    pictures: pictures.filter((picture) => picture.startsWith('/media/')).slice(0, 24),
  })
}

/** The path of an address of this mall; empty for any other. */
function pathOf(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : ''
}
