import { signOut } from '#storefront/accounts/session/sign-out.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** Ends the session. */
export function SignOutButton({ className }: { className?: string | undefined }) {
  const t = useT()
  return (
    <button type="button" className={className} onClick={() => void signOut()}>
      <Icon name="log-out" size={20} />
      <span>{t('shell.account.signOut')}</span>
    </button>
  )
}
