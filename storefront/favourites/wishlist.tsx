import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/calls.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { PagePanel } from '#storefront/ui/layout/panel.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { undoable } from '#storefront/ui/overlays/toast-store.ts'
import { setFavourite, subscribeFavouriteRemoval, useFavouriteIds } from './favourites-store.ts'
import { FavouriteMarks } from './favourite-marks.tsx'
import { ShareFavourites } from './share-favourites.tsx'
import { FavouriteChoices } from './favourite-choices.tsx'
import { filterFavourites, readFavouriteQuery, sortFavourites, wishlistPath } from './favourite-list.ts'
import styles from './wishlist.module.css'

type Page = ReplyOf<'favourites.list'>

/** Ids of this page's products that the shopper removed; each removal can be undone for six seconds. */
function useRemovedIds(page: Page): ReadonlySet<number> {
  const t = useT()
  const ids = useFavouriteIds()
  const [removedIds, setRemovedIds] = useState<ReadonlySet<number>>(new Set())
  useEffect(
    () =>
      subscribeFavouriteRemoval((productId) => {
        const card = page.results.find((each) => each.productId === productId)
        if (!card) return
        setRemovedIds((now) => new Set(now).add(productId))
        undoable({
          text: t('favourites.removed', { name: card.name }),
          undo: () => void restoreFavourite(productId, t('favourites.failed')),
        })
      }),
    [page, t],
  )
  // A product that is a favourite again, by undo or after a failed call, is shown again.
  return new Set([...removedIds].filter((id) => !ids.has(id)))
}

async function restoreFavourite(productId: number, failureText: string): Promise<void> {
  try {
    await setFavourite(productId, true)
  } catch (error) {
    toastFailure(error, failureText)
  }
}

/** A member's favourites: the newest first, or as the address says. */
export function Wishlist({ page }: { page: Page }) {
  const t = useT()
  const removedIds = useRemovedIds(page)
  const query = readFavouriteQuery(useSearchParams()[0])
  const cards = page.results.filter((card) => !removedIds.has(card.productId))
  const total = page.totalRecord - (page.results.length - cards.length)
  const ids = useFavouriteIds()
  const { revalidate } = useRevalidator()
  const isEmptied = cards.length === 0 && total > 0
  useEffect(() => {
    // The favourites of the other pages move up: they change when the last one is removed, and when the server has removed it.
    if (isEmptied) void revalidate()
  }, [isEmptied, ids, revalidate])
  if (total === 0) return <NoFavourites />
  return (
    <PagePanel
      title={t('favourites.title')}
      note={t('favourites.count', { count: total })}
      tools={<ShareFavourites productIds={cards.map((card) => card.productId)} />}
    >
      <FavouriteChoices cards={cards} query={query} />
      <h2 className="vh">{t('favourites.title')}</h2>
      <ProductGrid
        cards={sortFavourites(filterFavourites(cards, query.only), query.sort)}
        columns={4}
        eager={4}
        className={styles.cards}
        noteOf={(card) => <FavouriteMarks card={card} />}
      />
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(pageNo) => wishlistPath(query, pageNo)} />
    </PagePanel>
  )
}

function NoFavourites() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('favourites.title')} />
      <EmptyState
        as="h1"
        illustration="heart"
        title={t('favourites.empty.title')}
        text={t('favourites.empty.text')}
        action={<LinkButton to="/home">{t('favourites.empty.action')}</LinkButton>}
      />
    </>
  )
}
