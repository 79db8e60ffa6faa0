import { readSession, writeSession } from '../storage/safe-storage.ts'

const key = 'reloadedAt'
const minute = 60_000

/** After a release the page's old parts are gone: the page is loaded anew, at most once a minute (specification, section 8). */
function reloadOnce(): boolean {
  if (Date.now() - Number(readSession(key) ?? 0) < minute) return false
  writeSession(key, String(Date.now()))
  location.reload()
  return true
}

/** Loads a part of the page that is not needed at first: `lazy(part(() => import(...)))`. */
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

/** Vite says so itself where it loads a part together with others. */
export function watchChunkErrors(): () => void {
  const onPreloadError = (event: Event) => {
    if (reloadOnce()) event.preventDefault()
  }
  addEventListener('vite:preloadError', onPreloadError)
  return () => removeEventListener('vite:preloadError', onPreloadError)
}
