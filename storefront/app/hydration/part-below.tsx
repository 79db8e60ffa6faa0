import { useEffect, useRef } from 'react'
import { deferredPart } from './deferred-part.tsx'
import { firstInput } from './first-view.ts'
import { useRenderedBelow } from './use-rendered-below.ts'

/**
 * A {@link deferredPart} below the first view: its styles are not waited for by what is above it, and a page that a click opens is painted before
 * it is rendered. In a document it is hydrated when it is seen or at the first input of any kind, whichever comes first: who reads only the first view
 * does not wait for it. The page puts `StylesBelow` (`styles-below.tsx`) before the first of them.
 */
export const partBelow: typeof deferredPart = (load, name) => {
  let onSeen: (event?: Event) => void
  const hydrateAt = new Promise<unknown>((resolve) => {
    onSeen = resolve
    void firstInput.then(resolve)
  })
  const Part = deferredPart(load, name, { hydrateAt })
  return function PartBelow(props) {
    const isRendered = useRenderedBelow()
    const place = useRef<HTMLSpanElement>(null)
    useEffect(() => {
      // It ends with the element that it watches.
      if (place.current) new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && onSeen()).observe(place.current)
    }, [])
    // In its place a screen of nothing: what follows it does not come into the first view and leave it.
    if (!isRendered) return <div className="screen" />
    return (
      <>
        <span ref={place} className="vh" />
        <Part {...props} />
      </>
    )
  }
}
