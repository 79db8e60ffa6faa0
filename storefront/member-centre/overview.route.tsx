import { useOutletContext } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { EntryCount } from './entry-count.tsx'
import { menuEntries } from './menu-entries.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './overview.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

/** `/user/profile`: every page of the member centre, on phones as a list that opens them, on wider screens as tiles. */
export default function OverviewRoute() {
  const t = useT()
  // Undefined while nobody is signed in: the frame then shows no page.
  const counts = useOutletContext<MemberCentreCounts | undefined>()
  return (
    <>
      <PageTitle title={t('orders.centre')} />
      <h1 className="vh">{t('orders.centre')}</h1>
      <ul className={styles.pages}>
        {menuEntries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>
              <Icon name={entry.icon} size={24} />
              <span>{t(entry.centreText ?? entry.text)}</span>
              {counts && <EntryCount entry={entry} counts={counts} />}
              <Icon name="chevron-right" size={20} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <SignOutButton className={styles.signOut} />
    </>
  )
}
