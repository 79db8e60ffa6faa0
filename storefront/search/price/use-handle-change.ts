import { useCallback, useRef } from 'react'

/** ms after the last key before a handle that keys move counts as let go. */
const keysRest = 600

/**
 * A ref for a range: `onRelease` once a pointer lets it go, or keys rest. React's `onChange` is the browser's `input`, while it moves; the browser's
 * `change` comes when it is let go, but with every key.
 */
export function useHandleChange(onRelease: () => void): (handle: HTMLInputElement) => () => void {
  const latest = useRef(onRelease)
  latest.current = onRelease
  return useCallback((handle: HTMLInputElement) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let byKey = false
    const listeners = new AbortController()
    const { signal } = listeners
    const release = () => {
      clearTimeout(waiting)
      latest.current()
    }
    const noteKey = (event: Event) => void (byKey = event.type === 'keydown')
    handle.addEventListener('keydown', noteKey, { signal })
    handle.addEventListener('pointerdown', noteKey, { signal })
    handle.addEventListener(
      'change',
      () => {
        clearTimeout(waiting)
        if (byKey) waiting = setTimeout(release, keysRest)
        else release()
      },
      { signal },
    )
    return () => {
      clearTimeout(waiting)
      listeners.abort()
    }
  }, [])
}
