import { useEffect } from 'react'
import { focusContentIfLost } from '../focus-content.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { dismiss, type Notice } from './toast-store.ts'
import { UndoBar } from './undo-bar.tsx'
import { Words } from '../text/words.tsx'
import styles from './toast.module.css'

const icons = { ok: 'circle-check', error: 'circle-alert', info: 'info' } as const

/** One notice: a toast, or a bar that offers to undo. */
export function NoticeView({ notice }: { notice: Notice }) {
  if (notice.kind === 'undo') return <UndoNotice notice={notice} />
  return <Toast notice={notice} />
}

function UndoNotice({ notice: { id, text, undo } }: { notice: Notice & { kind: 'undo' } }) {
  // The button that was pressed is gone with what it removed.
  useEffect(focusContentIfLost, [])
  return <UndoBar text={text} onUndo={undo} onDismiss={() => dismiss(id)} />
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
        <Words>{text}</Words>{' '}
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
