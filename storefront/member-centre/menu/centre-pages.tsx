import { useT } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { EntryCount } from './entry-count.tsx'
import { menuEntries } from '../menu-entries.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './centre-pages.module.css'

/** Every page of the member centre as a list: on phones, where no menu stands beside the page. */
export function CentrePages({ counts }: { counts: MemberCentreCounts }) {
  const t = useT()
  return (
    <div className={styles.list}>
      <ul className={styles.pages}>
        {menuEntries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>
              <Icon name={entry.icon} size={24} />
              <span>{t(entry.centreText ?? entry.text)}</span>
              <EntryCount entry={entry} counts={counts} />
              <Icon name="chevron-right" size={20} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <SignOutButton className={styles.signOut} />
    </div>
  )
}
