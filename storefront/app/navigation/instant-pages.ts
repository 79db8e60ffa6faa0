import { allowViewTransitions } from './link-navigation.ts'
import { openRouter } from './open-router.ts'
import { setPageSource } from './page-data.ts'
import { openPageMemory } from './page-memory.ts'
import { openPrefetched, watchIntent } from './prefetch.ts'
import { passTransitionClicks } from './transition-clicks.ts'

let started = false

/** Pages open from memory, and from what was fetched when a link was about to be followed. Once, after the first view. */
export function startInstantPages(): void {
  const router = openRouter()
  if (!router || started) return
  started = true
  const memory = openPageMemory(router)
  const prefetched = openPrefetched(router, memory)
  setPageSource({
    load: memory.load,
    async fetch(url, signal) {
      // What could not be fetched ahead is asked for now, and that answer counts.
      const response = await prefetched.consume(url.href)?.catch(() => undefined)
      return response?.ok ? response : fetch(url, { signal })
    },
    clear() {
      memory.clear()
      prefetched.clear()
    },
  })
  watchIntent(prefetched.fetchAhead)
  passTransitionClicks()
  allowViewTransitions()
}
