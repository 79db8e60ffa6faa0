import { useEffect } from 'react'

/** Loads the page again when Back brings it out of the browser's memory: what it shows was ordered or paid meanwhile. */
export function useReloadWhenRestored(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
