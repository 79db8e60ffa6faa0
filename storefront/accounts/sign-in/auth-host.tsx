import { lazy, useEffect } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { loadCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { closeDialog, subscribeSessionLoss, useMember, useOpenDialog } from '../session/member-store.ts'

const AuthDialog = lazy(
  lazyChunk(async () => {
    const [dialog] = await Promise.all([import('./auth-dialog.tsx'), loadCatalogues('accounts', 'errors')])
    await dialog.ready
    return dialog
  }),
)

/** Accounts' part of the frame: the dialog, loaded when it first opens, and a toast when the session was lost. */
export function AuthHost() {
  const t = useT()
  const open = useOpenDialog()
  useMember()
  useEffect(
    () =>
      subscribeSessionLoss(() => {
        void loadCatalogues('accounts').then(() => toast({ text: t('accounts.signedOut'), kind: 'info' }))
      }),
    [t],
  )
  return <LazyPart onClose={closeDialog}>{open && <AuthDialog />}</LazyPart>
}
