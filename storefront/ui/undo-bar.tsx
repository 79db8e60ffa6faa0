import { useEffect, useRef, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'

interface UndoBarProps {
  text: string
  onUndo: () => void
  seconds?: number
  /** Time is up, or it was undone: take the bar away. */
  onGone: () => void
}

/** "Removed — undo", for some seconds. The clock stands while the bar has focus or the pointer. */
export function UndoBar({ text, onUndo, seconds = 6, onGone }: UndoBarProps) {
  const t = useT()
  const [left, setLeft] = useState(seconds)
  const [held, setHeld] = useState(false)
  const gone = useRef(onGone)
  gone.current = onGone
  useEffect(() => {
    if (held) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [held])
  useEffect(() => {
    if (left <= 0) gone.current()
  }, [left])
  const hold = {
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
  }
  return (
    <div className="undo" {...hold}>
      <span>{text}</span>
      <button
        type="button"
        onClick={() => {
          onUndo()
          onGone()
        }}
      >
        {t('ui.undo')}
      </button>
      <span className="num undo__left" aria-hidden="true">
        {t('ui.secondsLeft', { count: Math.max(0, left) })}
      </span>
    </div>
  )
}
