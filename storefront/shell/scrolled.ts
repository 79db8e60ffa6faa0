import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** From how far the search stays at the top, and beyond how far the way back up is offered (specification, section 9). */
const searchFrom = 200
const toTopBeyond = 30

export const useSearchFixed = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY >= searchFrom,
    () => false,
  )

export const useFarDown = () =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > toTopBeyond,
    () => false,
  )
