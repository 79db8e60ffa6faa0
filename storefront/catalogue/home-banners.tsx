import type { Banner, StoreCard } from '#contract/catalogue/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Section } from './home-sections.tsx'
import { categoryPath, storePath } from './links.ts'

/** Banners beside each other: one fills the frame, two share it. The words stand on the picture's empty left. */
export function Banners({ banners }: { banners: Banner[] }) {
  const t = useT()
  const single = banners.length === 1
  return (
    <div className={single ? 'banners banners--one' : 'banners'}>
      {banners.map(({ id, title, text, tone, picture, categoryId, parentId }) => (
        <a key={id} className={`banner banner--${tone}`} href={categoryPath(categoryId, parentId)}>
          <Picture picture={picture} alt="" sizes={`(max-width: 767px) 100vw, ${single ? '1312px' : '648px'}`} />
          <span className="banner__text">
            <b>{title}</b>
            <span>{text}</span>
            <span className="go">
              {t('catalogue.banner.go')}
              <Icon name="arrow-right" size={18} />
            </span>
          </span>
        </a>
      ))}
    </div>
  )
}

/** Shops with the row of goods that stands for each. */
export function StoreSection({ stores }: { stores: StoreCard[] }) {
  const t = useT()
  return (
    <Section title={t('catalogue.zone.stores')}>
      <div className="stores">
        {stores.map(({ storeId, storeName, city, picture, productCount }) => (
          <a key={storeId} className="store-card" href={storePath(storeId)}>
            <Picture picture={picture} alt="" sizes="(max-width: 767px) 80vw, 427px" />
            <span className="store-card__text">
              <b>{storeName}</b>
              <small>
                {city} · {t('catalogue.items', { count: productCount })}
              </small>
            </span>
          </a>
        ))}
      </div>
    </Section>
  )
}
