import { useEffect, useState } from 'react'

/** ms that each of the row's items is shown before the next comes by itself. */
export const shownFor = 6000

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A row of items of its own width, of which one is seen: which, and what shows another. By itself the next comes after {@link shownFor}, the first
 * after the last; not while paused, while the pointer or the focus is inside, while the tab is hidden, nor for anyone who prefers reduced motion.
 * @param track scrolls sideways and snaps; its parent is what the pointer and the focus are looked for in
 */
export function useMovingTrack(track: HTMLElement | undefined, count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isInside, setInside] = useState(false)
  const show = (index: number) => track?.scrollTo({ left: index * track.clientWidth, behavior: prefersStillness() ? 'instant' : 'smooth' })

  useEffect(() => {
    const region = track?.parentElement
    if (!track || !region) return undefined
    const gone = new AbortController()
    const { signal } = gone
    const inside = () => setInside(region.matches(':hover, :focus-within'))
    for (const type of ['pointerenter', 'pointerleave', 'focusin']) region.addEventListener(type, inside, { signal })
    // The focus has left when the event is over.
    region.addEventListener('focusout', () => setTimeout(inside), { signal })
    // A hidden row has no width.
    const look = () => setShown(Math.round(track.scrollLeft / (track.clientWidth || 1)))
    track.addEventListener('scroll', look, { signal, passive: true })
    inside()
    // Swiped before the scripts came, or scrolled by the browser on the way back.
    look()
    return () => gone.abort()
  }, [track])

  useEffect(() => {
    if (!track || isPaused || isInside) return undefined
    const timer = setInterval(() => {
      if (!document.hidden && !prefersStillness()) show((shown + 1) % count)
    }, shownFor)
    return () => clearInterval(timer)
  })
  return { shown, isPaused, setPaused, show }
}
