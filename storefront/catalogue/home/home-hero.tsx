import { railRows } from '#contract/catalogue/home.ts'
import type { HomeZones } from '#contract/catalogue/schemas.ts'
import type { Campaign } from '#contract/scenes/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { Campaigns } from '#storefront/scenes/campaigns.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { DiscountTile, NewArrivalsTile } from './home-tiles.tsx'
import { categoryPath, productPath } from '../links.ts'
import styles from './home-hero.module.css'
import patternStyles from '#storefront/ui/layout/pattern.module.css'

interface HomeHeroProps {
  campaigns: Campaign[]
  hero: HomeZones['hero']
  newestPicture: HomeZones['newestPicture'] | undefined
  rail: HomeZones['rail']
  maxDiscount: number
}

/** The first screen of the home page: category list, hero, two tiles. */
export function HomeHero({ campaigns, hero, newestPicture, rail, maxDiscount }: HomeHeroProps) {
  return (
    <section className={`${styles.first} ${rail.length > 0 ? '' : styles.withoutRail}`}>
      {rail.length > 0 && (
        <CachedFragment name="category rail" of={rail}>
          <CategoryRail categories={rail} />
        </CachedFragment>
      )}
      {campaigns.length > 0 ? <Campaigns campaigns={campaigns} /> : <HeroBanner pictures={hero} hasDiscounts={maxDiscount > 0} />}
      <div className={styles.side}>
        <DiscountTile maxDiscount={maxDiscount} />
        <NewArrivalsTile picture={newestPicture} />
      </div>
    </section>
  )
}

function CategoryRail({ categories }: { categories: HomeHeroProps['rail'] }) {
  const t = useT()
  return (
    <nav className={styles.rail} aria-label={t('catalogue.home.rail')}>
      {categories.slice(0, categories.length > railRows ? railRows - 1 : railRows).map(({ id, parentId, categoryName, iconPath }) => (
        <a key={id} href={categoryPath(id, parentId)}>
          <CategoryIcon iconPath={iconPath} />
          <span>{categoryName}</span>
          <Icon name="chevron-right" />
        </a>
      ))}
      {categories.length > railRows && (
        <a href="/search_result">
          <Icon name="menu" />
          <span>{t('catalogue.home.rail.all')}</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

/** Its texts are true of any catalogue. */
function HeroBanner({ pictures, hasDiscounts }: { pictures: HomeZones['hero']; hasDiscounts: boolean }) {
  const t = useT()
  return (
    <div className={`${styles.hero} ${patternStyles.pattern}`}>
      <div className={styles.heroText}>
        <h1 className="h1">{t('catalogue.home.title')}</h1>
        <p>{t('catalogue.hero.text')}</p>
        <LinkButton size="lg" to={hasDiscounts ? '/discount-deals' : '/search_result?sort=newest'}>
          {t(hasDiscounts ? 'catalogue.hero.button' : 'catalogue.tile.new.go')}
        </LinkButton>
      </div>
      {pictures.length > 0 && (
        <div className={styles.heroPics}>
          {pictures.map(({ title, picture, categoryId, parentId, productId }) => (
            <a
              key={productId ?? `category ${categoryId}`}
              href={categoryId ? categoryPath(categoryId, parentId) : productPath(productId!)}
              className={styles.strandpic}
            >
              <Picture picture={picture} alt={title} sizes="(max-width: 767px) 46vw, 300px" eager />
            </a>
          ))}
        </div>
      )}
    </div>
  )
}
