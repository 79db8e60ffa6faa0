import { saveDrafts } from '../forms/save-drafts.ts'
import { readSession, writeSession } from '../storage/safe-storage.ts'

const key = 'reloadedAt'
const minute = 60_000

/**
 * After a release the old chunks are gone: a page of the new one is loaded, at most once a minute (specification, section 8).
 * @param path where to; undefined reloads the open page
 * @returns whether it is being loaded; never without a connection
 */
export function loadDocument(path?: string): boolean {
  if (!navigator.onLine || Date.now() - Number(readSession(key) ?? 0) < minute) return false
  writeSession(key, String(Date.now()))
  if (path === undefined) {
    saveDrafts()
    location.reload()
  } else openDocument(path)
  return true
}

/** Opens a page as a document; what is typed in the open one is there when the shopper comes back. */
export function openDocument(path: string): void {
  saveDrafts()
  location.assign(path)
}

/** For code that is loaded on demand: `lazy(lazyChunk(() => import(...)))`. A chunk that is gone reloads the page. */
export function lazyChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      // The document is about to be replaced: nobody waits for more.
      if (loadDocument()) return new Promise<T>(() => {})
      throw error
    }
  }
}

/** Whether an error says that data, code or a style could not be loaded, in the words of each browser; a style's are Vite's. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.startsWith('Unable to preload CSS')) return true
  return error instanceof TypeError && /fetch|load failed|network|imported module|module script/i.test(error.message)
}
