import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether this rendering is the server's, or takes over what the server sent. Stays as it was at first. */
export function useIsDocument(): boolean {
  const isDocument = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  return useState(isDocument)[0]
}
