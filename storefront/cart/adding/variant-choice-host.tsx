import { lazy, Suspense } from 'react'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { useVariantChoice } from './variant-choice-store.ts'

const QuickView = lazy(lazyChunk(() => import('./quick-view.tsx')))

/** The cart's part of the frame: the dialog of `openVariantChoice`, loaded when it first opens. */
export function VariantChoiceHost() {
  const product = useVariantChoice()
  return <Suspense>{product && <QuickView key={product.productId} product={product} />}</Suspense>
}
