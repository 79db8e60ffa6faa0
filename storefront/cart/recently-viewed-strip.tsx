import { useEffect, useState } from 'react'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Section } from '#storefront/ui/section.tsx'
import { ProductGrid } from '#storefront/catalogue/product-grid.tsx'
import { recentlyViewedIds } from '#storefront/catalogue/recently-viewed-store.ts'

/** Cards in one row. */
const maxCards = 6

/** Recently viewed products that are not in the cart. */
export function RecentlyViewedStrip({ except }: { except: number[] }) {
  const t = useT()
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    const productIds = recentlyViewedIds().slice(0, 24)
    if (productIds.length === 0) return
    // Optional content: on failure the page stays as it is.
    api.catalogue.cards({ productIds }).then(setCards, () => undefined)
  }, [])
  const shown = cards.filter((card) => !except.includes(card.productId)).slice(0, maxCards)
  if (shown.length === 0) return null
  return (
    <Section title={t('cart.viewed')}>
      <ProductGrid cards={shown} columns={6} row />
    </Section>
  )
}
