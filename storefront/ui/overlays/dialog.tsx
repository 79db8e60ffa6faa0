import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { enterDialog } from './dialog-history.ts'
import { focusContentOnceLost } from '../focus-content.ts'
import { Icon } from '../icon.tsx'
import { ProgressDots } from '../feedback/progress-dots.tsx'
import { Toasts } from './toast.tsx'
import styles from './dialog.module.css'

/** Gets the focus in a form where nothing asks for it: the first field to write in. In a sheet it would open the keyboard of a phone over what can be chosen. */
const firstField = `.${styles.body} :is(input:not([type='checkbox'], [type='radio'], [type='file'], [type='hidden']), textarea)`

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Shows the back button. */
  onBack?: (() => void) | undefined
  /** Number of steps, and the current one from 1. */
  steps?: number
  step?: number
  /** auth: 446 px, full screen on phones. sheet: from the bottom on phones. quick: 860 px, so on phones. drawer: from the right. wide: 860 px. panel: the catalogue. full: the whole screen. */
  width?: 'auth' | 'sheet' | 'quick' | 'drawer' | 'wide' | 'panel' | 'full'
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** The page has opened it by itself: "Back" leaves the page, it does not close the dialog first. */
  ofPage?: boolean
  children: ReactNode
}

/**
 * A modal native `<dialog>`: traps and restores the focus, Esc and "Back" close, the page behind neither scrolls nor shifts. The focus
 * goes to `[data-autofocus]`, else in a form (`auth`, `wide`) to the first field, else to the dialog itself, which also gets it back where a step
 * takes away what had it. Where what had it before is gone when it closes, the content gets it.
 */
export function Dialog({ open, ofPage = false, ...rest }: DialogProps) {
  if (!open) return null
  return (
    <>
      {!ofPage && <CloseOnBack onClose={rest.onClose} />}
      <OpenDialog {...rest} />
    </>
  )
}

function OpenDialog({ onClose, title, onBack, steps, step = 1, width = 'auth', footer, children }: Omit<DialogProps, 'open' | 'ofPage'>) {
  const t = useT()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, width === 'auth' || width === 'wide')
  useFocusInside(dialog)
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[width] ?? ''} ${width === 'quick' ? `${styles.wide} ${styles.sheet}` : ''}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (width !== 'auth' && event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.in}>
        <div className={styles.bar}>
          {onBack ? (
            <button type="button" onClick={onBack} aria-label={t('ui.back')}>
              <Icon name="chevron-left" size={24} />
            </button>
          ) : (
            <span />
          )}
          <h2 id={titleId}>{title}</h2>
          <button type="button" onClick={onClose} aria-label={t('ui.close')}>
            <Icon name="x" size={24} />
          </button>
        </div>
        <div className={styles.body}>
          {steps !== undefined && (
            <>
              <ProgressDots count={steps} on={step} />
              <p className="vh" role="status">
                {t('ui.stepOf', { step, steps })}
              </p>
            </>
          )}
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
        <Toasts />
      </div>
    </dialog>
  )
}

/** "Back" closes the dialog and stays on the page. */
function CloseOnBack({ onClose }: Pick<DialogProps, 'onClose'>) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => enterDialog(() => close.current()), [])
  return null
}

function useModal(ref: { current: HTMLDialogElement | null }, isForm: boolean) {
  useEffect(() => {
    const dialog = ref.current!
    const previousFocus = document.activeElement as HTMLElement | null
    let closed = false
    // A scrollbar gutter is reserved only where a scrollbar was, so that nothing behind shifts.
    const hasScrollBar = window.innerWidth > document.documentElement.clientWidth
    function show() {
      if (closed) return
      if (!dialog.open) dialog.showModal()
      document.documentElement.classList.add(styles.locked!)
      document.documentElement.classList.toggle(styles.hadBar!, hasScrollBar || document.documentElement.classList.contains(styles.hadBar!))
      const field = isForm ? dialog.querySelector<HTMLElement>(firstField) : null
      const initialFocus = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? field
      ;(initialFocus ?? dialog).focus()
    }
    show()
    return () => {
      closed = true
      dialog.close()
      if (!document.querySelector('dialog:modal')) document.documentElement.classList.remove(styles.locked!, styles.hadBar!)
      if (previousFocus?.isConnected) previousFocus.focus({ preventScroll: true })
      // What opened it goes with what it did, as the button of an order that is cancelled.
      if (previousFocus !== document.body) focusContentOnceLost()
    }
  }, [ref, isForm])
}

/** Where what had the focus is gone, as the button of a step before, it goes where it would in a dialog that opens so. */
function useFocusInside(ref: { current: HTMLDialogElement | null }) {
  useEffect(() => {
    const isTop = [...document.querySelectorAll('dialog[open]')].at(-1) === ref.current
    if (!isTop || document.activeElement !== document.body) return
    ;(ref.current!.querySelector<HTMLElement>('[data-autofocus]') ?? ref.current!).focus()
  })
}
