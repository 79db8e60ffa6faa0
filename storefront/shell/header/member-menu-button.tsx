import type { UserInfo } from '#contract/accounts/constants.ts'
import { useUnreadCount } from '#storefront/notifications/unread-store.ts'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { AccountEntries } from './account-entries.tsx'
import { AccountLabel } from './account-label.tsx'
import styles from './header-actions.module.css'

/** A member's account menu in the header. */
export function MemberMenu({ member }: { member: UserInfo }) {
  return (
    <Menu
      className="only-l"
      button={
        <span className={styles.act}>
          <AccountLabel unread={useUnreadCount()} />
        </span>
      }
    >
      <AccountEntries member={member} />
    </Menu>
  )
}
