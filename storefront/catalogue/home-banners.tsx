import type { Banner } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { categoryPath } from './links.ts'

/** One banner fills the row, two share it. The text stands on the empty left side of the picture. */
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
