import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

/**
 * A hook of something that the browser knows, read once more at each of these events of the window.
 * @param onServer its value on the server and at the first rendering
 */
export function windowValue<T>(types: readonly (keyof WindowEventMap)[], read: () => T, onServer: T): () => T {
  const subscribe = (listener: () => void) => listen(types, listener)
  return function useWindowValue() {
    return useSyncExternalStore(subscribe, read, () => onServer)
  }
}
