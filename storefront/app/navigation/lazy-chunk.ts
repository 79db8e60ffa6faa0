import { readSession, writeSession } from '../storage/safe-storage.ts'

const key = 'reloadedAt'
const minute = 60_000

/** After a release the old chunks are gone: the page reloads, at most once a minute (specification, section 8). */
function reloadOnce(): boolean {
  if (Date.now() - Number(readSession(key) ?? 0) < minute) return false
  writeSession(key, String(Date.now()))
  location.reload()
  return true
}

/** For code that is loaded on demand: `lazy(lazyChunk(() => import(...)))`. A chunk that is gone reloads the page. */
export function lazyChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      if (reloadOnce()) return new Promise<T>(() => {})
      throw error
    }
  }
}

/** Reloads when Vite reports a failed preload. @returns the function that stops watching */
export function watchChunkErrors(): () => void {
  const onPreloadError = (event: Event) => {
    if (reloadOnce()) event.preventDefault()
  }
  addEventListener('vite:preloadError', onPreloadError)
  return () => removeEventListener('vite:preloadError', onPreloadError)
}
