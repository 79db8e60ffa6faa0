import type { ReplyOf } from '#contract/calls.ts'
import { lowPrice } from '#contract/catalogue/home.ts'
import type { HomeZones as Zones } from '#contract/catalogue/schemas.ts'
import type { Scene } from '#contract/scenes/calls.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LaterLayout } from '#storefront/app/hydration/later-layout.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { CampaignSection } from '#storefront/groups/campaign/campaign-section.tsx'
import { SceneSection } from '#storefront/scenes/scene-section.tsx'
import { ProductSection } from '../card/product-section.tsx'
import { Banners } from './home-banners.tsx'
import { BrandSection, DiscountSection, StoreSection } from './home-sections.tsx'
import { RecentlyViewed } from '../suggestions/recently-viewed.tsx'
import { RecommendedProducts } from '../suggestions/recommended-products.tsx'

interface HomeZonesProps extends Pick<Zones, 'discounts' | 'arrivals' | 'cheap' | 'banners' | 'stores' | 'brands' | 'recommendations'> {
  groups: Pick<ReplyOf<'groups.campaigns'>, 'results' | 'serverNow'>
  scenes: Scene[]
}

/** The home page below its first view and the lightning deals. */
export function HomeZones({ groups, scenes, discounts, arrivals, cheap, banners, stores, brands, recommendations }: HomeZonesProps) {
  const t = useT()
  return (
    <LaterLayout>
      {groups.results.length > 0 && <CampaignSection campaigns={groups.results} serverNow={groups.serverNow} />}
      {discounts.length > 0 && <DiscountSection cards={discounts} />}
      {scenes.length > 0 && <SceneSection scenes={scenes} />}
      <ProductSection title={t('catalogue.zone.arrivals')} all="/search_result?sort=newest" cards={arrivals} />
      {banners.length > 0 && <Banners banners={banners.slice(0, 3)} />}
      <ProductSection
        title={t('catalogue.zone.cheap', { sum: formatGelShort(lowPrice) })}
        all={`/search_result?priceMax=${lowPrice / 100}`}
        cards={cheap}
      />
      {stores.length > 0 && (
        <CachedFragment name="stores" of={stores}>
          <StoreSection stores={stores} />
        </CachedFragment>
      )}
      {brands.length > 0 && <BrandSection brands={brands} />}
      {recommendations.results.length > 0 && <RecommendedProducts shown={recommendations} />}
      <RecentlyViewed />
    </LaterLayout>
  )
}
