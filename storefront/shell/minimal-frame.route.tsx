import { Outlet, useLocation, useRouteError } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LayoutFrame } from './layout-frame.tsx'
import { CartLink } from './header/header-actions.tsx'
import { ErrorPage } from './errors/lazy-error-page.tsx'
import { Logo } from './logo.tsx'
import headerStyles from './header/header.module.css'
import styles from './minimal-frame.module.css'

const steps = ['shell.checkout.cart', 'shell.checkout.pay', 'shell.checkout.done'] as const

/** The checkout's layout: no navigation that leads away from paying, only the logo, three steps and, on phones, the cart. */
export default function MinimalFrame() {
  return (
    <LayoutFrame header={<StepsHeader />}>
      <Outlet />
    </LayoutFrame>
  )
}

export function ErrorBoundary() {
  return (
    <LayoutFrame header={<StepsHeader />}>
      <ErrorPage error={useRouteError()} />
    </LayoutFrame>
  )
}

function StepsHeader() {
  const t = useT()
  const now = useLocation().pathname === '/success' ? 2 : 1
  return (
    <header className={headerStyles.head}>
      <div className="frame">
        <div className={`${headerStyles.row} ${styles.rowSteps}`}>
          <Logo />
          <ol className={styles.steps} aria-label={t('shell.checkout.steps')}>
            {steps.map((step, index) => (
              <li
                key={step}
                className={index < now ? styles.done : index === now ? styles.now : undefined}
                aria-current={index === now ? 'step' : undefined}
              >
                {t(step)}
              </li>
            ))}
          </ol>
          <nav className={`${headerStyles.acts} only-s`} aria-label={t('shell.actions')}>
            <CartLink />
          </nav>
        </div>
      </div>
    </header>
  )
}
