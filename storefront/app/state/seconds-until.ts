import { everyMoment } from './wall-clock.ts'
import { useCallback, useSyncExternalStore } from 'react'

/** Seconds from `now` to `at` (ms since 1970), begun ones counted: 90 at the start of 90 s, 0 from their end on. */
export const secondsUntil = (at: number, now: number) => Math.max(0, Math.ceil((at - now) / 1000))

/** Calls `listener` whenever {@link secondsUntil} changes, until it is 0. @returns the function that unsubscribes */
export function everySecondUntil(at: number, listener: () => void): () => void {
  let shown = secondsUntil(at, Date.now())
  if (shown === 0) return () => undefined
  const end = everyMoment(() => {
    const left = secondsUntil(at, Date.now())
    if (left === 0) end()
    if (left !== shown) listener()
    shown = left
  })
  return end
}

/** Whole seconds until an instant (ms since 1970), counted down. */
export function useSecondsUntil(at: number): number {
  const subscribe = useCallback((listener: () => void) => everySecondUntil(at, listener), [at])
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(at, Date.now()),
    () => 0,
  )
}

/** `01:12` */
export const clock = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
