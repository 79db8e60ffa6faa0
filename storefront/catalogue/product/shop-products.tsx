import { useRef } from 'react'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useSeen } from '#storefront/ui/use-seen.ts'
import { storePath } from '../links.ts'
import { otherCards } from '../card/other-cards.ts'
import { ProductSection } from '../card/product-section.tsx'

/** One row. */
const maxCards = 6
/** Fewer would be no row. */
const minCards = 3
/** How far below the screen it is loaded already. */
const margin = '400px'

interface ShopProductsProps {
  store: ProductDetails['store']
  /** Ids of products that the page shows already. */
  except: readonly number[]
}

/** Bestsellers of the product's shop, loaded when the shopper comes near: the page is complete without them. */
export function ShopProducts({ store: { storeId }, except }: ShopProductsProps) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useSeen(place, margin)
  const { data } = useCall(isNear ? `bestsellers of ${storeId}` : undefined, () =>
    api.search.search({ storeIds: [storeId], sort: 'bestSelling', inStock: true, pageSize: 20 }),
  )
  const cards = otherCards(data?.pageResult.results ?? [], except, maxCards)
  return (
    <div ref={place}>
      {cards.length >= minCards && <ProductSection title={t('catalogue.details.ofShop')} all={storePath(storeId)} cards={cards} />}
    </div>
  )
}
