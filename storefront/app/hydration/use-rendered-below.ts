import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Whether what lies below the first view is rendered. A page that a click opens begins with its top and renders the rest when that is painted: behind
 * its view transition, which would stutter else. Whole at once are documents, and a page on the way back, which ends where it was scrolled to.
 */
export function useRenderedBelow(): boolean {
  const type = useNavigationType()
  const [isRendered, setRendered] = useState(type !== NavigationType.Push)
  useEffect(() => {
    if (isRendered) return
    const render = () => void requestAnimationFrame(() => setTimeout(() => startTransition(() => setRendered(true))))
    void (document.activeViewTransition?.finished.finally(render) ?? render())
  }, [isRendered])
  return isRendered
}
