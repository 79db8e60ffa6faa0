import { useEffect, useRef, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { everyMoment } from '#storefront/app/state/wall-clock.ts'
import styles from './undo-bar.module.css'

interface UndoBarProps {
  text: string
  onUndo: () => void
  /** Time is up, or it was undone: remove the bar. */
  onDismiss: () => void
}

/** How long it stays. */
const seconds = 6

/** "Removed — undo", for some seconds. The time stops while the bar has the focus or the pointer. */
export function UndoBar({ text, onUndo, onDismiss }: UndoBarProps) {
  const t = useT()
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const left = useRef(seconds * 1000)
  const [paused, setPaused] = useState(false)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (paused) return
    const until = Date.now() + left.current
    return everyMoment(() => {
      left.current = until - Date.now()
      setSecondsLeft(Math.ceil(left.current / 1000))
    })
  }, [paused])
  useEffect(() => {
    if (secondsLeft <= 0) dismiss.current()
  }, [secondsLeft])
  const pauseHandlers = {
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
  }
  return (
    <div className={styles.undo} {...pauseHandlers}>
      <span>{text}</span>
      <button
        type="button"
        onClick={() => {
          onUndo()
          onDismiss()
        }}
      >
        {t('ui.undo')}
      </button>
      <span className={`num ${styles.left}`} aria-hidden="true">
        {t('ui.secondsLeft', { count: Math.max(0, secondsLeft) })}
      </span>
    </div>
  )
}
