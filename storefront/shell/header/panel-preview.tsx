import { useEffect, useRef, type ReactNode } from 'react'
import dialogStyles from '#storefront/ui/overlays/dialog.module.css'
import { openOverlay } from '../overlays.ts'
import { isPreview } from './open-on-rest.ts'
import styles from './panel-preview.module.css'

/** How long the mouse may be elsewhere, as on its way from the button to the panel. */
const awayMs = 300

/** The panel for a mouse that rests on its button: neither the focus nor the page moves, and it goes with the mouse. A click on the button makes it a dialog. */
export function PanelPreview({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current!.showPopover(), [])
  useEffect(() => watchMouse(panel.current!), [])
  return (
    <div
      ref={panel}
      popover="manual"
      role="group"
      aria-label={title}
      className={`${dialogStyles.dialog} ${dialogStyles.panel} ${styles.preview}`}
    >
      <div className={dialogStyles.body}>{children}</div>
    </div>
  )
}

/** Closes the panel when the mouse stays elsewhere, or by Esc. @returns what ends it */
function watchMouse(panel: HTMLElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let leaving: ReturnType<typeof setTimeout> | undefined
  const buttonOf = ({ target }: Event) => (target as Element).closest?.('[aria-haspopup=dialog][aria-expanded=true]')
  const leave = () => {
    leaving ??= setTimeout(() => openOverlay(undefined), awayMs)
  }
  const stay = () => {
    clearTimeout(leaving)
    leaving = undefined
  }
  const enter = (event: Event) => (panel.contains(event.target as Node) || buttonOf(event) ? stay() : leave())
  document.addEventListener('pointerover', enter, { signal })
  document.documentElement.addEventListener('pointerleave', leave, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && openOverlay(undefined), { signal })
  document.addEventListener('click', (event) => buttonOf(event) && isPreview.set(false), { signal, capture: true })
  return () => {
    stay()
    ended.abort()
  }
}
