import { useEffect, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { useCards } from '#storefront/catalogue/card/use-cards.ts'
import { recentlyViewedIds } from '#storefront/catalogue/suggestions/recently-viewed-store.ts'

/** Cards in one row. */
const maxCards = 6
/** Fewer look like a row with holes. */
const minCards = 3

/** Recently viewed products that are not in the cart, from three on. */
export function RecentlyViewedStrip({ except }: { except: number[] }) {
  const t = useT()
  const [productIds, setProductIds] = useState<number[]>([])
  useEffect(() => setProductIds(recentlyViewedIds().slice(0, 24)), [])
  // Optional content: on failure the page stays as it is.
  const { data: cards = [] } = useCards(productIds)
  const shown = cards.filter((card) => !except.includes(card.productId)).slice(0, maxCards)
  if (shown.length < minCards) return null
  return (
    <Section title={t('cart.viewed')}>
      <ProductGrid cards={shown} columns={6} row />
    </Section>
  )
}
