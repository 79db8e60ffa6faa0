import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react'
import { joinSentences } from '../i18n/join.ts'
import { useT } from '../i18n/messages.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { rarePart } from '../hydration/deferred-part.tsx'

interface LazyPartProps {
  /** The part is a dialog: so is its error, and this closes it. */
  onClose?: () => void
  children: ReactNode
}

/** Loaded after the first view, as the error page of the frame: it is there when nothing more can be loaded. */
const FailedPart = rarePart(() => import('./failed-part.tsx'), 'FailedPart')

/** Dialogs come with their first use, so does this one. Where not even it can be loaded a toast says so. */
const FailedDialog = lazy(() => import('./failed-dialog.tsx').catch(() => ({ default: FailureToast })))

function FailureToast({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT()
  useEffect(() => {
    toast({ text: joinSentences([t('ui.part.failed'), t('ui.part.failed.text')], t), kind: 'error' })
    onClose()
  }, [t, onClose])
  return null
}

/** A part of a page that is loaded on demand. What cannot be loaded shows an error in its place; the page stays. */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { onClose, children } = this.props
    if (!this.state.failed) return <Suspense>{children}</Suspense>
    if (!onClose) return <FailedPart />
    return (
      <Suspense>
        <FailedDialog onClose={onClose} />
      </Suspense>
    )
  }
}
