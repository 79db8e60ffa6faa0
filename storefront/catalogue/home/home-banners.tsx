import type { Banner } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { categoryPath } from '../links.ts'
import styles from './home-banners.module.css'

/** One to three banners share a row. The text stands on the empty left side of the picture. */
export function Banners({ banners }: { banners: Banner[] }) {
  const t = useT()
  const layout = [styles.bannersOne, undefined, styles.bannersThree][banners.length - 1]
  return (
    <div className={layout ? `${styles.banners} ${layout}` : styles.banners}>
      {banners.map(({ id, title, text, tone, picture, categoryId, parentId }) => (
        <a
          key={id}
          className={tone === 'dark' ? `${styles.banner} ${styles.bannerDark}` : styles.banner}
          href={categoryPath(categoryId, parentId)}
        >
          <Picture picture={picture} alt="" sizes={`(max-width: 767px) 84vw, ${['1312px', '648px', '427px'][banners.length - 1]}`} />
          <span className={styles.bannerText}>
            <b>{title}</b>
            <span>{text}</span>
            <span className={styles.go}>
              {t('catalogue.banner.go')}
              <Icon name="arrow-right" size={18} />
            </span>
          </span>
        </a>
      ))}
    </div>
  )
}
