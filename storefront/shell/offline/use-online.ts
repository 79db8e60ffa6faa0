import { useSyncExternalStore } from 'react'
import { listen } from '#storefront/app/state/listen.ts'

const subscribe = (listener: () => void) => listen(['online', 'offline'], listener)

/** Whether the browser has a connection; true on the server. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
