import { useSyncExternalStore } from 'react'

/** What lies over the page; one at a time. */
type Popup = 'categories' | 'account'

let open: Popup | undefined
const listeners = new Set<() => void>()

export function openPopup(popup: Popup | undefined): void {
  open = popup
  listeners.forEach((listener) => listener())
}

export function usePopup(): Popup | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => undefined,
  )
}
