import { useEffect } from 'react'
import { listen } from '#storefront/app/state/listen.ts'

/** Loads the page again when Back brings it out of the browser's memory: what it shows was ordered or paid meanwhile. */
export function useReloadWhenRestored(): void {
  useEffect(() => listen(['pageshow'], ({ persisted }) => persisted && window.location.reload()), [])
}
