import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { LightningSection } from '#storefront/deals/lightning-section.tsx'
import { CampaignSection } from '#storefront/groups/campaign-section.tsx'
import { RecommendedProducts } from './recommended-products.tsx'
import { shownPagesOf } from './shown-pages.ts'
import { HomeHero } from './home-hero.tsx'
import { Banners } from './home-banners.tsx'
import { BrandSection, CategorySection, DiscountSection, StoreSection } from './home-sections.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Seo, useOrigin } from './seo.tsx'
import { ServicePromises } from './service-promises.tsx'

export const handle: RouteHandle = { cacheable: true, catalogues: ['deals', 'groups'] }
export const clientLoader = withCatalogues('deals', 'groups')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const shownPages = shownPagesOf(new URL(request.url).searchParams)
  const laterPages = Array.from({ length: shownPages - 1 }, (_, index) =>
    api.catalogue.recommendations({ pageNo: index + 2, pageSize: 10 }),
  )
  const [home, tree, lightning, groups, ...later] = await Promise.all([
    api.catalogue.home(),
    api.catalogue.categories(),
    api.deals.lightning({ pageSize: 6 }),
    api.groups.campaigns({ pageSize: 4 }),
    ...laterPages,
  ])
  const rail = tree.map(({ id, categoryName, iconPath }) => ({ id, categoryName, iconPath }))
  const pages = [home.recommendations, ...later]
  const recommendations = { ...pages.at(-1)!, results: pages.flatMap(({ results }) => results) }
  return { ...home, rail, lightning, groups, recommendations }
}

/** "Show more" changes the query string; it has loaded its page already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const more = currentUrl.pathname === nextUrl.pathname && shownPagesOf(nextUrl.searchParams) > shownPagesOf(currentUrl.searchParams)
  return more ? false : defaultShouldRevalidate
}

/** The entry page and `/home`. */
export default function HomeRoute() {
  const { hero, newestPicture, rail, categories, lightning, groups, discounts, banners, stores, brands, recommendations } =
    useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <HomeSeo />
      <HomeHero hero={hero} newestPicture={newestPicture} rail={rail} discounts={discounts} />
      {categories.length > 0 && <CategorySection categories={categories} />}
      {lightning.slot && lightning.slot.state !== 'ended' && (
        <LightningSection slot={lightning.slot} deals={lightning.page.results} serverNow={lightning.serverNow} />
      )}
      {groups.results.length > 0 && <CampaignSection campaigns={groups.results} serverNow={groups.serverNow} />}
      {discounts.length > 0 && <DiscountSection cards={discounts} />}
      {banners.length > 0 && <Banners banners={banners.slice(0, 1)} />}
      {stores.length > 0 && <StoreSection stores={stores} />}
      {banners.length > 2 && <Banners banners={banners.slice(1, 3)} />}
      {brands.length > 0 && <BrandSection brands={brands} />}
      {recommendations.results.length > 0 && <RecommendedProducts shown={recommendations} />}
      <RecentlyViewed />
      <ServicePromises />
    </div>
  )
}

function HomeSeo() {
  const t = useT()
  const origin = useOrigin()
  return (
    <Seo
      title={t('catalogue.home.title')}
      description={t('catalogue.home.description')}
      path="/home"
      data={[
        {
          '@type': 'WebSite',
          name: 'Kalata',
          url: `${origin}/home`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search_result?keywords={words}`,
            'query-input': 'required name=words',
          },
        },
        { '@type': 'Organization', name: 'Kalata', url: `${origin}/home` },
      ]}
    />
  )
}
