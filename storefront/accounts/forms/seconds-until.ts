import { useSyncExternalStore } from 'react'

function everyHalfSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 500)
  return () => clearInterval(timer)
}

/** Whole seconds until an instant (ms since 1970), counted down. */
export function useSecondsUntil(at: number): number {
  const now = useSyncExternalStore(
    everyHalfSecond,
    () => Math.floor(Date.now() / 1000),
    () => 0,
  )
  return Math.max(0, Math.ceil(at / 1000) - now)
}

/** `01:12` */
export const clock = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
