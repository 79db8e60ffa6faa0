import { type ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { BasketIllustration } from '#storefront/ui/feedback/basket-illustration.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { ProgressDots } from '#storefront/ui/feedback/progress-dots.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './auth-page.module.css'
import dialogStyles from '#storefront/ui/overlays/dialog.module.css'

interface AuthPageProps {
  /** The title of the document. */
  title: string
  description?: string
  /** Beside the form, where the screen is wide. */
  picture?: PictureData | undefined
  onBack?: (() => void) | undefined
  steps?: number
  step?: number
  children: ReactNode
}

/** The card of the dialog as a page. */
export function AuthPage({ title, description, picture, onBack, steps, step = 1, children }: AuthPageProps) {
  const t = useT()
  return (
    <div className={`${styles.authPage} page`}>
      <PageTitle title={title} description={description ?? t('accounts.login.text')} />
      <section className={styles.authCard}>
        <Benefits picture={picture} />
        <div className={styles.form}>
          <div className={dialogStyles.bar}>
            {onBack ? (
              <button type="button" onClick={onBack} aria-label={t('ui.back')}>
                <Icon name="chevron-left" size={24} />
              </button>
            ) : (
              <span />
            )}
            <h1>{t('accounts.title')}</h1>
          </div>
          {steps !== undefined && (
            <>
              <ProgressDots count={steps} on={step} />
              <output className="vh">{t('ui.stepOf', { step, steps })}</output>
            </>
          )}
          <noscript>
            <p className={styles.noScript}>{t('accounts.noScript')}</p>
          </noscript>
          {children}
        </div>
      </section>
    </div>
  )
}

const benefits = [
  { icon: 'truck', text: 'accounts.benefit.orders' },
  { icon: 'heart', text: 'accounts.benefit.favourites' },
  { icon: 'undo-2', text: 'accounts.benefit.returns' },
] as const

/** What an account is good for; beside the form where the screen is wide. */
function Benefits({ picture }: { picture: PictureData | undefined }) {
  const t = useT()
  return (
    <div className={styles.benefits}>
      {picture ? <Picture picture={picture} alt="" sizes="640px" /> : <BasketIllustration />}
      <ul>
        {benefits.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={24} />
            <Words>{t(text)}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
}
