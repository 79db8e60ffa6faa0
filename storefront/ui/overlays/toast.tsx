import { lazy, Suspense, useEffect } from 'react'
import { toastHosts, useNotices, type Notice } from './toast-store.ts'
import styles from './toasts.module.css'

const noNotices: readonly never[] = []

/** The words alone, where what shows a notice cannot be loaded. */
const Words = ({ notice }: { notice: Notice }) => <p>{notice.text}</p>

/** What shows a notice is loaded at the first input. */
export const loadNotices = () => import('./notice-view.tsx')
const NoticeView = lazy(() =>
  loadNotices().then(
    ({ NoticeView }) => ({ default: NoticeView }),
    () => ({ default: Words }),
  ),
)

/** Shows the notices of `toast` and `undoable`. The layout has one; an open dialog has its own, which takes over. */
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

const renderNotice = (notice: Notice) => (
  <Suspense key={notice.id}>
    <NoticeView notice={notice} />
  </Suspense>
)

/** A modal dialog makes everything behind it inert, so the host opened last shows the notices. */
function useIsTopHost(): boolean {
  const last = toastHosts.useLast()
  const token = toastHosts.useToken()
  useEffect(() => toastHosts.add(token), [token])
  return last === token
}
