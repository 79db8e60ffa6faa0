import { useRef } from 'react'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { loadCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { optionalPart } from '#storefront/app/navigation/optional-part.tsx'
import { useSeen } from '#storefront/ui/use-seen.ts'
import styles from './questions-place.module.css'

const ProductQuestions = optionalPart<{ product: ProductDetails }>(async () => {
  const [questions] = await Promise.all([import('./product-questions.tsx'), loadCatalogues('questions', 'errors')])
  return questions
})

/** Where questions to the store stand. They are loaded when the shopper comes there: the page is complete without them. */
export function QuestionsPlace({ product }: { product: ProductDetails }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <LazyPart>
          <ProductQuestions product={product} />
        </LazyPart>
      )}
    </div>
  )
}
