import type { Campaign } from '#contract/scenes/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { categoryPath } from '#storefront/catalogue/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import styles from './campaigns.module.css'

const CampaignControls = deferredPart(() => import('./campaign-controls.tsx'), 'CampaignControls')

/**
 * The campaigns that lead the home page, one beside another in a row that is swiped, or scrolled by keys; what moves it by itself comes after the
 * first view.
 */
export function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  const t = useT()
  return (
    <section className={styles.campaigns} aria-label={t('scenes.campaigns')}>
      <ul className={styles.track}>
        {campaigns.map(({ sceneId, title, text, tone, picture, categoryId, parentId }, index) => {
          const Title = index === 0 ? 'h1' : 'h2'
          return (
            <li key={sceneId}>
              <a href={categoryPath(categoryId, parentId)} className={tone === 'dark' ? styles.dark : undefined}>
                <Picture picture={picture} alt="" sizes="(max-width: 767px) 94vw, (max-width: 1199px) 62vw, 732px" eager={index === 0} />
                <span className={styles.words}>
                  <Title className={styles.title}>{title}</Title>
                  <span className={styles.text}>{text}</span>
                  <span className={styles.go}>{t('scenes.campaign.go')}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      {campaigns.length > 1 && <CampaignControls titles={campaigns.map(({ title }) => title)} />}
    </section>
  )
}
