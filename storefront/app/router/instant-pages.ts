import { allowViewTransitions } from '../navigation/link-navigation.ts'
import { passTransitionClicks } from '../navigation/transition-clicks.ts'
import { openedRouter } from './browser.ts'
import { openPageMemory } from './page-memory.ts'
import { setPageSource } from './page-source.ts'
import { openPrefetched, watchIntent } from './prefetch.ts'

let started = false

/** Pages open from memory, and from what was fetched when a link was about to be followed. Once, after the first view. */
export function startInstantPages(): void {
  const router = openedRouter()
  if (!router || started) return
  started = true
  const memory = openPageMemory(router)
  const prefetched = openPrefetched(router, memory)
  setPageSource({
    load: memory.load,
    fetched: ({ href }) => prefetched.consume(href),
    clear() {
      memory.clear()
      prefetched.clear()
    },
  })
  watchIntent(prefetched.fetchAhead)
  // The names of the chunks of all pages; where that fails they are asked for with the page.
  import('./other-route-files.ts').catch(() => undefined)
  passTransitionClicks()
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const follow = () => allowViewTransitions(!stillness.matches)
  follow()
  stillness.addEventListener('change', follow)
}
