import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Whether what lies below the first view is rendered. A page that a click opens begins with its top and renders the rest when that is painted: behind
 * its view transition, which would stutter else. Whole at once are documents, a page on the way back, which ends where it was scrolled to, and an
 * address that names a place in the page.
 */
export function useRenderedBelow(): boolean {
  const type = useNavigationType()
  const [isRendered, setRendered] = useState(() => type !== NavigationType.Push || window.location.hash !== '')
  useEffect(() => {
    if (isRendered) return
    const render = () => requestAnimationFrame(() => setTimeout(() => startTransition(() => setRendered(true))))
    const transition = document.activeViewTransition
    if (transition) transition.finished.then(render, render)
    else render()
  }, [isRendered])
  return isRendered
}
