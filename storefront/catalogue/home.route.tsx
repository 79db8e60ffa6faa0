import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { RecommendedProducts } from './recommended-products.tsx'
import { HomeHero } from './home-hero.tsx'
import { Banners } from './home-banners.tsx'
import { BrandSection, CategorySection, DiscountSection, StoreSection } from './home-sections.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Seo, useOrigin } from './seo.tsx'
import { ServicePromises } from './service-promises.tsx'

export const handle: RouteHandle = { cacheable: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const requestedPage = Number(new URL(request.url).searchParams.get('page'))
  const pageNo = Number.isInteger(requestedPage) && requestedPage > 1 && requestedPage <= 10_000 ? requestedPage : 1
  const [home, tree, laterPage] = await Promise.all([
    api.catalogue.home(),
    api.catalogue.categories(),
    pageNo > 1 ? api.catalogue.recommendations({ pageNo, pageSize: 10 }) : undefined,
  ])
  const rail = tree.map(({ id, categoryName, iconPath }) => ({ id, categoryName, iconPath }))
  return { ...home, rail, recommendations: laterPage ?? home.recommendations }
}

/** The entry page and `/home`. */
export default function HomeRoute() {
  const { hero, newestPicture, rail, categories, discounts, banners, stores, brands, recommendations } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <HomeSeo />
      <HomeHero hero={hero} newestPicture={newestPicture} rail={rail} discounts={discounts} />
      {categories.length > 0 && <CategorySection categories={categories} />}
      {discounts.length > 0 && <DiscountSection cards={discounts} />}
      {banners.length > 0 && <Banners banners={banners.slice(0, 1)} />}
      {stores.length > 0 && <StoreSection stores={stores} />}
      {banners.length > 2 && <Banners banners={banners.slice(1, 3)} />}
      {brands.length > 0 && <BrandSection brands={brands} />}
      {recommendations.results.length > 0 && <RecommendedProducts key={recommendations.pageNo} first={recommendations} />}
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
