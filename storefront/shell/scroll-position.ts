import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** From how far the search stays at the top, and beyond how far the way back up is offered (specification, section 9). */
const searchFixedOffset = 200
const backToTopOffset = 30

export const useSearchFixed = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY >= searchFixedOffset,
    () => false,
  )

export const useBackToTopVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > backToTopOffset,
    () => false,
  )
