import { useEffect, useState } from 'react'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { otherCards } from '#storefront/catalogue/card/other-cards.ts'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { useCards } from '#storefront/catalogue/card/use-cards.ts'
import { recentlyViewedIds } from '#storefront/catalogue/suggestions/recently-viewed-store.ts'

/** Cards in one row. */
const maxCards = 6
/** Fewer look like a row with holes. */
const minCards = 3

interface RecentlyViewedStripProps {
  /** Products of the cart. */
  except: number[]
  /** The cart is known to have lines: where too little was viewed, recommended products stand below them. An empty cart leads on by itself. */
  isFilled: boolean
}

/** Recently viewed products that are not in the cart, from three on; else recommended ones. */
export function RecentlyViewedStrip({ except, isFilled }: RecentlyViewedStripProps) {
  const t = useT()
  const [viewedIds, setViewedIds] = useState<number[]>()
  useEffect(() => setViewedIds(recentlyViewedIds().slice(0, 24)), [])
  // Optional content: on failure the page stays as it is.
  const { data: viewed } = useCards(viewedIds ?? [])
  const shownViewed = otherCards(viewed ?? [], except, maxCards)
  const hasFewViewed = viewedIds?.length === 0 || (viewed !== undefined && shownViewed.length < minCards)
  const { data: recommended } = useCall(isFilled && hasFewViewed ? 'catalogue.recommendations cart' : undefined, () =>
    api.catalogue.recommendations({ place: 'cart', pageSize: maxCards * 2 }),
  )
  if (!hasFewViewed && shownViewed.length === 0) return null
  const cards = hasFewViewed ? otherCards(recommended?.results ?? [], except, maxCards) : shownViewed
  if (cards.length < minCards) return null
  return <ProductSection title={t(hasFewViewed ? 'catalogue.zone.forYou' : 'cart.viewed')} cards={cards} />
}
