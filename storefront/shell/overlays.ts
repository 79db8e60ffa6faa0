import { useSyncExternalStore } from 'react'

/** The dialog over the page that the shell opens; one at a time. */
type Overlay = 'categories' | 'account'

let current: Overlay | undefined
const listeners = new Set<() => void>()

/** Opens an overlay in place of the open one; `undefined` closes it. */
export function openOverlay(overlay: Overlay | undefined): void {
  current = overlay
  listeners.forEach((listener) => listener())
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )
}
