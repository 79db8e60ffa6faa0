import { useMember } from '#storefront/accounts/session/member-store.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { AccountEntries } from './account-entries.tsx'
import { openOverlay } from '../overlays.ts'
import menuStyles from '#storefront/ui/overlays/menu.module.css'

/** The account menu on phones. */
export default function AccountDrawer() {
  const t = useT()
  const member = useMember()
  if (!member) return null
  const close = () => openOverlay(undefined)
  return (
    <Dialog open onClose={close} title={t('shell.account.title')} width="drawer">
      <div
        className={`${menuStyles.list} ${menuStyles.listFlat}`}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) close()
        }}
      >
        <AccountEntries member={member} />
      </div>
    </Dialog>
  )
}
