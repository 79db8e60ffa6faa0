import { initialsOf } from '#contract/core/graphemes.ts'
import { ratingOf } from '#contract/catalogue/rating.ts'
import type { Shop } from '#contract/shops/calls.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { RatingMark } from '#storefront/catalogue/card/rating-mark.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './shop-header.module.css'

/** The banner of a store with its name, town, facts and the button to follow it. */
export function ShopHeader({ shop }: { shop: Shop }) {
  const t = useT()
  const { storeId, storeName, storeNameLang, city, about, aboutLang, picture, productCount, followerCount } = shop
  const rating = ratingOf(shop.ratings)
  return (
    <>
      <Breadcrumbs items={[{ text: t('shops.directory.title'), to: '/global' }, { text: storeName }]} />
      <header className={picture ? styles.shop : `${styles.shop} ${styles.plain}`}>
        {picture && <Picture className={styles.banner} picture={picture} alt="" sizes="(max-width: 1360px) 100vw, 1312px" eager />}
        <div className={styles.card}>
          <div className={styles.head}>
            <span className={styles.logo} aria-hidden="true">
              {initialsOf(storeName)}
            </span>
            <div>
              <h1 lang={langAttribute(storeNameLang)}>{storeName}</h1>
              <p className="muted">{city}</p>
            </div>
          </div>
          {about && (
            <p className={styles.about} lang={langAttribute(aboutLang)}>
              {about}
            </p>
          )}
          <ul className={styles.facts}>
            {rating && (
              <li>
                <RatingMark rating={rating} />
              </li>
            )}
            <li>{t('catalogue.items', { count: productCount })}</li>
            {followerCount > 0 && <li>{t('shops.followers', { count: followerCount })}</li>}
          </ul>
          <FollowButton storeId={storeId} />
        </div>
      </header>
    </>
  )
}
