import { Component, Suspense, type ReactNode } from 'react'
import { useT } from '../i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'

interface LazyPartProps {
  /** Shown while the part is loaded. */
  fallback?: ReactNode
  /** The part is a dialog: so is its error, and this closes it. */
  onClose?: () => void
  children: ReactNode
}

/** A part of a page that is loaded on demand. What cannot be loaded shows an error in its place; the page stays. */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback, onClose, children } = this.props
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>
    return onClose ? <FailedDialog onClose={onClose} /> : <Failed />
  }
}

function FailedDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog open onClose={onClose} title={t('ui.part.title')} width="sheet">
      <Failed />
    </Dialog>
  )
}

function Failed() {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        illustration="triangle-alert"
        title={t('ui.part.failed')}
        text={t('ui.part.failed.text')}
        action={<Button onClick={() => location.reload()}>{t('ui.part.reload')}</Button>}
      />
    </div>
  )
}
