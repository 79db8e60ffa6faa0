import { onPageShown } from './listen.ts'

/**
 * Calls `listener` every `interval` ms, and at once when the page is shown again: timers, and the clock that counts from the page's start
 * (`performance.now`), stand while the device sleeps. Only `Date.now` says how much time has passed. @returns the function that ends it
 */
export function everyMoment(listener: () => void, interval = 250): () => void {
  const timer = setInterval(listener, interval)
  const onVisible = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', onVisible)
  const endShown = onPageShown(listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
    endShown()
  }
}

/** Calls `listener` once it is `at` (ms since 1970), within a second of waking where the device slept. @returns the function that prevents it */
export function atMoment(at: number, listener: () => void): () => void {
  const end = everyMoment(() => {
    if (Date.now() < at) return
    end()
    listener()
  }, 1000)
  return end
}
