import { useRef } from 'react'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { loadCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { optionalPart } from '#storefront/app/navigation/optional-part.tsx'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { useSeen } from '#storefront/ui/use-seen.ts'

/** How far below the screen it is loaded already. */
const margin = '400px'

const ProductQuestions = optionalPart<{ product: ProductDetails }>(async () => {
  const [questions] = await Promise.all([import('./product-questions.tsx'), loadCatalogues('questions', 'errors')])
  return questions
})

/** Where questions to the store stand. They are loaded when the shopper comes near: the page is complete without them. */
export function QuestionsPlace({ product }: { product: ProductDetails }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useSeen(place, margin)
  return (
    <div ref={place}>
      {isNear && (
        <LazyPart>
          <ProductQuestions product={product} />
        </LazyPart>
      )}
    </div>
  )
}
