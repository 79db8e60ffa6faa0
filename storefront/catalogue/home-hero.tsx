import type { HomeZones, ProductCard } from '#contract/catalogue/schemas.ts'
import { discountPercent } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { categoryPath, productPath } from './links.ts'

interface HomeHeroProps {
  hero: HomeZones['hero']
  newestPicture: HomeZones['newestPicture'] | undefined
  rail: { id: number; categoryName: string; iconPath: string }[]
  discounts: ProductCard[]
}

/** Rows of the category list; where there are more categories the last row leads to all of them. */
const railRows = 12

/** The first screen of the home page: category list, hero, two tiles. */
export function HomeHero({ hero, newestPicture, rail, discounts }: HomeHeroProps) {
  const t = useT()
  return (
    <section className="first">
      <nav className="rail" aria-label={t('catalogue.home.rail')}>
        {rail.slice(0, rail.length > railRows ? railRows - 1 : railRows).map(({ id, categoryName, iconPath }) => (
          <a key={id} href={categoryPath(id)}>
            <CategoryIcon iconPath={iconPath} />
            <span>{categoryName}</span>
            <Icon name="chevron-right" />
          </a>
        ))}
        {rail.length > railRows && (
          <a href="/search_result">
            <Icon name="menu" />
            <span>{t('catalogue.home.rail.all')}</span>
            <Icon name="chevron-right" />
          </a>
        )}
      </nav>
      <HeroBanner pictures={hero} />
      <div className="side">
        <DiscountTile discounts={discounts} />
        <NewArrivalsTile picture={newestPicture} />
      </div>
    </section>
  )
}

function HeroBanner({ pictures }: { pictures: HomeZones['hero'] }) {
  const t = useT()
  return (
    <div className="hero weave">
      <div className="hero__text">
        <span className="hero__eyebrow">{t('catalogue.hero.eyebrow')}</span>
        <h1 className="h1">{t('catalogue.hero.title')}</h1>
        <p>{t('catalogue.hero.text')}</p>
        <LinkButton size="lg" to="/discount-deals">
          {t('catalogue.hero.button')}
        </LinkButton>
      </div>
      <div className="hero__pics">
        {pictures.map(({ title, picture, categoryId, parentId, productId }) => (
          <a key={picture.src} href={categoryId ? categoryPath(categoryId, parentId) : productPath(productId!)} className="strandpic">
            <Picture picture={picture} alt={title} sizes="(max-width: 767px) 55vw, 300px" eager />
          </a>
        ))}
      </div>
    </div>
  )
}

function DiscountTile({ discounts }: { discounts: ProductCard[] }) {
  const t = useT()
  const maxDiscount = Math.max(0, ...discounts.map(({ price, listPrice }) => (listPrice ? discountPercent(price, listPrice) : 0)))
  return (
    <a className="tile tile--night weave" href="/discount-deals">
      <h2>{t('catalogue.tile.discounts.title')}</h2>
      <p>{t('catalogue.tile.discounts.text')}</p>
      <span className="go">
        {t('catalogue.tile.discounts.go')}
        <Icon name="arrow-right" size={18} />
        {maxDiscount > 0 && <b className="tile__cut num">−{maxDiscount}%</b>}
      </span>
    </a>
  )
}

function NewArrivalsTile({ picture }: { picture: HomeZones['newestPicture'] | undefined }) {
  const t = useT()
  return (
    <a className="tile tile--photo" href="/search_result?sort=newest">
      <h2>{t('catalogue.tile.new.title')}</h2>
      <p className="muted">{t('catalogue.tile.new.text')}</p>
      <span className="go brand">
        {t('catalogue.tile.new.go')}
        <Icon name="arrow-right" size={18} />
      </span>
      {picture && (
        <span className="tile__pic">
          <Picture picture={picture} alt="" sizes="104px" />
        </span>
      )}
    </a>
  )
}
