import type { ReactNode } from 'react'
import { useT } from '../i18n/messages.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { FailedPart } from './failed-part.tsx'

/** In place of a dialog that could not be loaded. */
export default function FailedDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT()
  return (
    <Dialog open onClose={onClose} title={t('ui.part.title')} width="sheet">
      <FailedPart />
    </Dialog>
  )
}
