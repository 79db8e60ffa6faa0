import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { recommendationsPerPage } from '#contract/catalogue/home.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { partBelow } from '#storefront/app/hydration/part-below.tsx'
import { StylesBelow } from '#storefront/app/hydration/styles-below.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { shownPagesOf } from './home/shown-pages.ts'
import { HomeHero } from './home/home-hero.tsx'
import { CategorySection } from './home/category-section.tsx'
import { ServicePromises } from './product/service-promises.tsx'

const HomeSeo = deferredPart(() => import('./home/home-seo.tsx'), 'HomeSeo')
const LightningSection = partBelow(() => import('#storefront/deals/lightning/lightning-section.tsx'), 'LightningSection')
const HomeZones = partBelow(() => import('./home/home-zones.tsx'), 'HomeZones')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const shownPages = shownPagesOf(new URL(request.url).searchParams)
  const laterPages = Array.from({ length: shownPages - 1 }, (_, index) =>
    api.catalogue.recommendations({ pageNo: index + 2, pageSize: recommendationsPerPage }),
  )
  const [home, { campaigns, scenes }, lightning, { results, serverNow }, ...later] = await Promise.all([
    api.catalogue.home(),
    api.scenes.home(),
    api.deals.lightning({ pageSize: 6 }),
    api.groups.campaigns({ pageSize: 4 }),
    ...laterPages,
  ])
  const pages = [home.recommendations, ...later]
  const recommendations = { ...pages.at(-1)!, results: pages.flatMap(({ results }) => results) }
  const groups = { results, serverNow }
  // Campaigns take the place of the hero's pictures.
  return { ...home, hero: campaigns.length > 0 ? [] : home.hero, campaigns, scenes, lightning, groups, recommendations }
}

/** "Show more" changes the query string; it has loaded its page already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const more = currentUrl.pathname === nextUrl.pathname && shownPagesOf(nextUrl.searchParams) > shownPagesOf(currentUrl.searchParams)
  return more ? false : defaultShouldRevalidate
}

/** The entry page and `/home`. */
export default function HomeRoute() {
  const { campaigns, hero, newestPicture, rail, categories, lightning, ...zones } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <HomeSeo />
      <HomeHero campaigns={campaigns} hero={hero} newestPicture={newestPicture} rail={rail} maxDiscount={zones.maxDiscount} />
      {categories.length > 0 && (
        <CachedFragment name="recommended categories" of={categories}>
          <CategorySection categories={categories} />
        </CachedFragment>
      )}
      <StylesBelow />
      <LightningSection lightning={lightning} />
      <HomeZones {...zones} />
      <CachedFragment name="service promises">
        <ServicePromises />
      </CachedFragment>
    </div>
  )
}
