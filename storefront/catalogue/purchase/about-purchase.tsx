import type { ComponentProps } from 'react'
import { ProductFacts } from '../product/product-facts.tsx'
import { StoreCard } from '../product/store-card.tsx'

/** What goes with every purchase of a product: delivery, return, and its store. */
export function AboutPurchase({ delivery, store }: ComponentProps<typeof ProductFacts> & ComponentProps<typeof StoreCard>) {
  return (
    <>
      <ProductFacts delivery={delivery} />
      <StoreCard store={store} />
    </>
  )
}
