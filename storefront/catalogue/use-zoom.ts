import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { clickScale, panBy, wholePicture, zoomAt, type Point, type Size, type ZoomView } from './zoom-view.ts'

/** px: a pointer that moved less was a click; one that moved more to the side on a whole picture was a swipe. */
const clickDistance = 8
const swipeDistance = 48
/** px a key moves a magnified picture. */
const keyStep = 80

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/**
 * Magnifies a picture on a stage: a click or a key 2.5 times, a pinch or the wheel as far as it goes; a drag or the arrow keys
 * move it. On a whole picture a swipe or an arrow key goes to the next one.
 * @param step goes to the next picture (1) or the previous one (-1)
 */
export function useZoom(picture: Size, step: (delta: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(wholePicture)
  const pointers = useRef(new Map<number, Point>())
  const start = useRef({ at: { x: 0, y: 0 }, moved: false })
  useEffect(() => setView(wholePicture), [picture])

  const change = (next: (view: ZoomView, stage: Size) => ZoomView) => {
    const { width, height } = stage.current!.getBoundingClientRect()
    setView((view) => next(view, { width, height }))
  }
  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = stage.current!.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const toggleAt = (point: Point) =>
    change((view, size) => (view.scale > 1 ? wholePicture : zoomAt(view, point, clickScale, picture, size)))

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    stage.current!.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) start.current = { at: pointOf(event), moved: false }
    pointers.current.set(event.pointerId, pointOf(event))
  }
  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other || distance(start.current.at, now) > clickDistance) start.current.moved = true
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other))
      change((view, size) => zoomAt(view, middle(now, other), view.scale * ratio, picture, size))
    } else if (start.current.moved) {
      change((view, size) => panBy(view, { x: now.x - before.x, y: now.y - before.y }, picture, size))
    }
  }
  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || event.type === 'pointercancel') return
    const now = pointOf(event)
    const aside = now.x - start.current.at.x
    if (!start.current.moved) toggleAt(now)
    else if (view.scale === 1 && Math.abs(aside) > swipeDistance) step(aside < 0 ? 1 : -1)
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = { ArrowLeft: { x: 1, y: 0 }, ArrowRight: { x: -1, y: 0 }, ArrowUp: { x: 0, y: 1 }, ArrowDown: { x: 0, y: -1 } }[event.key]
    if (event.key === '+' || event.key === '=') change((view, size) => zoomAt(view, { x: 0, y: 0 }, clickScale, picture, size))
    else if (event.key === '-' || event.key === '0') setView(wholePicture)
    else if (arrow && view.scale > 1) change((view, size) => panBy(view, { x: arrow.x * keyStep, y: arrow.y * keyStep }, picture, size))
    else if (arrow && arrow.x !== 0) step(arrow.x < 0 ? 1 : -1)
    else return
    event.preventDefault()
  }
  const toggle = () => toggleAt({ x: 0, y: 0 })
  return { stage, view, toggle, onKeyDown, pointerHandlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}
