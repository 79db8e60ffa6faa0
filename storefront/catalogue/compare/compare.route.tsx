import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { maxCompared } from '#contract/catalogue/compare.ts'
import { readIds } from '#storefront/app/navigation/read-ids.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { orAbsent } from '#storefront/app/client/or-absent.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { otherCards } from '../card/other-cards.ts'
import { CompareTable } from './compare-table.tsx'
import { MoreToCompare } from './more-to-compare.tsx'
import styles from './compare.module.css'

/** How many further products are proposed. */
const proposed = 6

/** `/compare?ids=1,2`: the address names the products, so that it can be shared and kept, and Back undoes a choice. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const ids = readIds(new URL(request.url).searchParams.get('ids'), maxCompared)
  if (ids.length === 0) return { products: [], rows: [], others: [] }
  const { products, rows } = await api.catalogue.compare({ productIds: ids })
  const [first] = products
  // Those of the address that are no longer sold are not compared.
  if (!first || products.length === maxCompared) return { products, rows, others: [] }
  const related = await orAbsent(api.catalogue.relatedProducts({ productId: first.productId, pageSize: maxCompared + proposed }))
  return { products, rows, others: otherCards(related?.results ?? [], ids, proposed) }
}

/** Up to four products side by side. */
export default function CompareRoute() {
  const t = useT()
  const { products, rows, others } = useLoaderData<typeof loader>()
  const title = t('compare.title')
  const ids = products.map(({ productId }) => productId)
  return (
    <div className="frame">
      <PageTitle title={title} description={t('compare.lead')} />
      {products.length === 0 ? (
        <div className={styles.head}>
          <EmptyState
            as="h1"
            title={t('compare.none')}
            text={t('compare.none.text')}
            action={<LinkButton to="/search_result">{t('compare.none.action')}</LinkButton>}
          />
        </div>
      ) : (
        <>
          <div className={styles.head}>
            <h1>{title}</h1>
            <p className="muted">{t('compare.lead')}</p>
          </div>
          <CompareTable products={products} rows={rows} />
          {others.length > 0 && <MoreToCompare ids={ids} others={others} />}
        </>
      )}
    </div>
  )
}
