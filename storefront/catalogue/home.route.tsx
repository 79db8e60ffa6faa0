import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { ForYou } from './for-you.tsx'
import { HomeFirst } from './home-first.tsx'
import { Banners, StoreZone } from './home-pictures.tsx'
import { BrandZone, CategoryZone, DiscountZone } from './home-zones.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Seo, useOrigin } from './seo.tsx'
import { Services } from './services.tsx'

export const handle: RouteHandle = { cacheable: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = openPage(context)
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const pageNo = Number.isInteger(asked) && asked > 1 && asked <= 10_000 ? asked : 1
  const [zones, tree, later] = await Promise.all([
    call('POST pc/mall/home', { body: {} }),
    call('GET mall/categories'),
    pageNo > 1 ? call('POST pc/mall/recommendations', { body: { pageNo, pageSize: 10 } }) : undefined,
  ])
  const rail = tree.map(({ id, typeName, iconPath }) => ({ id, typeName, iconPath }))
  return { ...zones, rail, recommendations: later ?? zones.recommendations }
}

/** The entry and `/home` (the same page). */
export default function HomeRoute() {
  const { hero, rail, categories, discounts, banners, stores, brands, recommendations } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <HomeSeo />
      <HomeFirst hero={hero} rail={rail} discounts={discounts} />
      {categories.length > 0 && <CategoryZone categories={categories} />}
      {discounts.length > 0 && <DiscountZone cards={discounts} />}
      {banners.length > 0 && <Banners banners={banners.slice(0, 1)} />}
      {stores.length > 0 && <StoreZone stores={stores} />}
      {banners.length > 2 && <Banners banners={banners.slice(1, 3)} />}
      {brands.length > 0 && <BrandZone brands={brands} />}
      {recommendations.results.length > 0 && <ForYou key={recommendations.pageNo} first={recommendations} />}
      <RecentlyViewed />
      <Services />
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
