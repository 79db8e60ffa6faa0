import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import { clickScale, panBy, wholePicture, zoomAt, type Point, type Size, type ZoomView } from './zoom-view.ts'

/** px: a pointer that moved less was a click; one that moved more to the side on a whole picture was a swipe. */
const clickDistance = 8
const swipeDistance = 48
/** px a key moves a magnified picture. */
const keyStep = 80
const middleOfStage: Point = { x: 0, y: 0 }
const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Goes to the next picture (1) or the previous one (-1). */
type Step = (delta: 1 | -1) => void

/**
 * Magnifies a picture on a stage: a click or a key 2.5 times, a pinch or the wheel as far as it goes; a drag or the arrow keys
 * move it. On a whole picture a swipe or an arrow key goes to the next one.
 * @returns refs of the stage and of what moves on it, and handlers
 */
export function useZoom(picture: Size, step: Step) {
  const control = useZoomView(picture)
  const { stage, moved, view, zoom, reset, pan } = control
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.key === '+' || event.key === '=') zoom(middleOfStage, () => clickScale)
    else if (event.key === '-' || event.key === '0') reset()
    else if (arrow && view.scale > 1) pan({ x: arrow.x * keyStep, y: arrow.y * keyStep })
    else if (arrow && arrow.x !== 0) step(arrow.x < 0 ? 1 : -1)
    else return
    event.preventDefault()
  }
  const toggle = () => (view.scale > 1 ? reset() : zoom(middleOfStage, () => clickScale))
  return { stage, moved, magnified: view.scale > 1, toggle, onKeyDown, pointerHandlers: usePointers(control, step) }
}

type ZoomControl = ReturnType<typeof useZoomView>

/** The view of a picture, whole again with every other picture. */
function useZoomView(picture: Size) {
  const stage = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(wholePicture)
  useEffect(() => setView(wholePicture), [picture])
  // By script, because the content security policy forbids inline styles.
  useLayoutEffect(() => {
    moved.current!.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }, [view])
  const change = (next: (view: ZoomView, stage: Size) => ZoomView) => {
    const { width, height } = stage.current!.getBoundingClientRect()
    setView((current) => next(current, { width, height }))
  }
  return {
    stage,
    moved,
    view,
    reset: () => setView(wholePicture),
    zoom: (point: Point, scaleFrom: (scale: number) => number) =>
      change((current, size) => zoomAt(current, point, scaleFrom(current.scale), picture, size)),
    pan: (by: Point) => change((current, size) => panBy(current, by, picture, size)),
    pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
      const { left, top, width, height } = stage.current!.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    },
  }
}

/** Clicks, drags, swipes, pinches and the wheel. */
function usePointers({ stage, view, zoom, reset, pan, pointOf }: ZoomControl, step: Step) {
  const pointers = useRef(new Map<number, Point>())
  const start = useRef({ at: middleOfStage, moved: false })

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
    if (other) zoom(middle(now, other), (scale) => (scale * distance(now, other)) / Math.max(1, distance(before, other)))
    else if (start.current.moved) pan({ x: now.x - before.x, y: now.y - before.y })
  }
  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || event.type === 'pointercancel') return
    const now = pointOf(event)
    const aside = now.x - start.current.at.x
    if (start.current.moved && view.scale === 1 && Math.abs(aside) > swipeDistance) step(aside < 0 ? 1 : -1)
    if (start.current.moved) return
    if (view.scale > 1) reset()
    else zoom(now, () => clickScale)
  }
  const onWheel = (event: WheelEvent) => zoom(pointOf(event), (scale) => scale * Math.exp(-event.deltaY / 400))
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onWheel }
}
