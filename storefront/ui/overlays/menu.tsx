import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './menu.module.css'

interface MenuProps {
  /** Content of the button. */
  button: ReactNode
  /** Accessible name of the button where its content has none. */
  label?: string
  className?: string | undefined
  /** Links and buttons, the entries. */
  children: ReactNode
}

/**
 * A menu below its button. A native `<details>`, so that its links work before the scripts are loaded; then Esc, a choice or a
 * click elsewhere closes it and the arrow keys move through it.
 */
export function Menu({ button, label, className = '', children }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      if (root.current?.open && !root.current.contains(event.target as Node)) root.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const details = root.current!
    if (event.key === 'Escape' && details.open) {
      details.open = false
      details.querySelector('summary')!.focus()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    details.open = true
    const entries = [...details.querySelectorAll<HTMLElement>(`.${styles.list} a, .${styles.list} button`)]
    const position = entries.indexOf(document.activeElement as HTMLElement)
    entries[(position + (event.key === 'ArrowDown' ? 1 : -1) + entries.length) % entries.length]?.focus()
  }

  return (
    <details className={`${styles.menu} ${className}`} ref={root} onKeyDown={onKeyDown}>
      <summary aria-label={label}>{button}</summary>
      <div
        className={styles.list}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('a, button')) root.current!.open = false
        }}
      >
        {children}
      </div>
    </details>
  )
}
