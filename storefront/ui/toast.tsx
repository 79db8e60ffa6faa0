import { useEffect } from 'react'
import { Link } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from './icon.tsx'
import { dismiss, toastHosts, useNotices, type Notice } from './toast-store.ts'
import { UndoBar } from './undo-bar.tsx'
import styles from './toast.module.css'

export { toast, undoable } from './toast-store.ts'
export { UndoBar }

const noNotices: readonly never[] = []
const icons = { ok: 'circle-check', error: 'circle-alert', info: 'info' } as const

/** Shows the notices of {@link toast} and {@link undoable}. The layout has one; an open dialog has its own, which takes over. */
export function Toasts() {
  const shown = useNotices()
  const isTopHost = useIsTopHost()
  const visible = isTopHost ? shown : noNotices
  return (
    <div className={styles.toasts}>
      <div role="status">{visible.filter((notice) => notice.kind !== 'error').map(renderNotice)}</div>
      <div role="alert">{visible.filter((notice) => notice.kind === 'error').map(renderNotice)}</div>
    </div>
  )
}

function renderNotice(notice: Notice) {
  if (notice.kind === 'undo')
    return <UndoBar key={notice.id} text={notice.text} onUndo={notice.undo} onDismiss={() => dismiss(notice.id)} />
  return <Toast key={notice.id} notice={notice} />
}

/** A modal dialog makes everything behind it inert, so the host opened last shows the notices. */
function useIsTopHost(): boolean {
  const last = toastHosts.useLast()
  const token = toastHosts.useToken()
  useEffect(() => toastHosts.add(token), [token])
  return last === token
}

function Toast({ notice }: { notice: Exclude<Notice, { kind: 'undo' }> }) {
  const t = useT()
  const { id, kind, text, link } = notice
  useEffect(() => {
    // Errors stay long enough to be read twice.
    const timer = setTimeout(() => dismiss(id), kind === 'error' ? 8000 : 5000)
    return () => clearTimeout(timer)
  }, [id, kind])
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon name={icons[kind]} />
      <span>
        {text}{' '}
        {link && (
          <Link className="link" to={link.to} onClick={() => dismiss(id)}>
            {link.text}
          </Link>
        )}
      </span>
      <button type="button" onClick={() => dismiss(id)} aria-label={t('ui.close')}>
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
