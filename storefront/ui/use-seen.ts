import { useEffect, useState } from 'react'

/**
 * Whether an element has been on the screen.
 * @param margin how far below the screen it counts already, as CSS has it
 */
export function useSeen(place: { current: Element | null }, margin = '0px'): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: margin,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, margin])
  return isSeen
}
