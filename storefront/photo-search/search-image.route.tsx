import { requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { PhotoResults as Results } from '#contract/photo-search/calls.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { NoPhoto } from './no-photo.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { photoPath, readPhotoQuery, toPhotoRequest } from './photo-query.ts'
import { PhotoResults } from './photo-results.tsx'
import styles from './search-image.module.css'

/** Pictures of products that a newcomer can try, and among how many products they are looked for. */
const shownExamples = 3
const lookedThrough = 18

export async function loader({
  context,
  request,
}: LoaderFunctionArgs): Promise<{ data?: Results; problem?: string; examples?: ProductCard[] }> {
  const query = readPhotoQuery(new URL(request.url).searchParams)
  const { api } = openPage(context)
  if (!query.image) {
    const { results } = await api.catalogue.recommendations({ place: 'search', pageSize: lookedThrough })
    return { examples: results.filter(({ picture }) => !picture.placeholder).slice(0, shownExamples) }
  }
  try {
    const data = await api.photoSearch.search(toPhotoRequest(query))
    requirePage(data.page)
    return { data }
  } catch (error) {
    // What the call rejects is shown on the page.
    if (error instanceof CallError && error.status === 200) return { problem: error.key }
    throw error
  }
}

/** What looks like a photo; the address is the whole state. */
export default function SearchImageRoute() {
  const t = useT()
  const { data, problem, examples = [] } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { location } = useNavigation()
  const query = readPhotoQuery(new URLSearchParams(search))
  return (
    <div className="frame">
      <Seo
        title={t('photo-search.title')}
        description={t('photo-search.description')}
        path="/search_image"
        noindex={query.image !== undefined}
      />
      <Breadcrumbs items={[{ text: t('photo-search.title') }]} />
      {query.image && data ? (
        <div className={styles.columns}>
          <PhotoPanel
            key={photoPath({ image: query.image, ...(query.crop ? { crop: query.crop } : {}) })}
            query={query}
            image={query.image}
          />
          <PhotoResults data={data} query={query} busy={location?.pathname === '/search_image'} />
        </div>
      ) : (
        <NoPhoto problem={problem} examples={examples} />
      )}
    </div>
  )
}
