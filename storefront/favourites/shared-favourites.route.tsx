import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { readSharedIds } from './shared-link.ts'
import styles from './shared-favourites.module.css'

/** `/favourites?ids=1,2`: favourites that somebody shared. The address names the products and nobody. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const productIds = readSharedIds(url.searchParams)
  return productIds.length === 0 ? [] : openPage(context).api.catalogue.cards({ productIds })
}

export default function SharedFavouritesRoute() {
  const t = useT()
  const cards = useLoaderData<typeof loader>()
  const title = t('favourites.shared.title')
  if (cards.length === 0) {
    return (
      <div className={`frame ${styles.page}`}>
        <PageTitle title={title} description={t('favourites.shared.empty.text')} />
        <EmptyState
          as="h1"
          illustration="heart"
          title={t('favourites.shared.empty.title')}
          text={t('favourites.shared.empty.text')}
          action={<LinkButton to="/home">{t('favourites.empty.action')}</LinkButton>}
        />
      </div>
    )
  }
  return (
    <div className={`frame ${styles.page}`}>
      <PageTitle title={title} description={t('favourites.shared.text')} />
      <h1 className={styles.title}>{title}</h1>
      <p className="muted">{t('favourites.shared.text')}</p>
      <h2 className="vh">{t('favourites.count', { count: cards.length })}</h2>
      <ProductGrid cards={cards} columns={5} eager={5} className={styles.cards} />
    </div>
  )
}
