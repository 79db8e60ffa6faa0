import type { UserInfo } from '#contract/accounts/constants.ts'
import { signOut } from '#storefront/accounts/session/sign-out.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { menuEntries } from '#storefront/member-centre/menu-entries.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './account-entries.module.css'

/** The account menu: the member's name, every module's entries, and the sign-out button. */
export function AccountEntries({ member }: { member: UserInfo }) {
  const t = useT()
  return (
    <>
      <p className={styles.who}>{member.name}</p>
      {menuEntries
        .filter(({ inAccountMenu }) => inAccountMenu !== false)
        .map(({ to, icon, text, LiveCount }) => (
          <Link key={to} to={to}>
            <Icon name={icon} />
            <span>{t(text)}</span>
            {LiveCount && <LiveCount />}
          </Link>
        ))}
      <hr />
      <button type="button" onClick={() => void signOut()}>
        <Icon name="log-out" />
        {t('shell.account.signOut')}
      </button>
    </>
  )
}
