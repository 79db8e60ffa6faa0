import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ProductSection } from '../card/product-section.tsx'
import type { SuggestedCategory } from './suggested-categories.ts'
import styles from './page-suggestions.module.css'

interface PageSuggestionsProps {
  /** Above the products. */
  title: string
  cards: ProductCard[]
  categories?: SuggestedCategory[]
}

/** Where a page has nothing to show: a search field, categories, products. */
export function PageSuggestions({ title, cards, categories = [] }: PageSuggestionsProps) {
  const t = useT()
  return (
    <>
      <form className={styles.findhere} action="/search_result" role="search" aria-label={t('catalogue.find.label')}>
        <input
          name="keywords"
          type="search"
          required
          maxLength={200}
          aria-label={t('catalogue.find.label')}
          placeholder={t('catalogue.find.label')}
        />
        <Button type="submit" icon="search">
          {t('catalogue.find.go')}
        </Button>
      </form>
      {categories.length > 0 && (
        <Section title={t('catalogue.find.categories')}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
      <ProductSection title={title} cards={cards} />
    </>
  )
}
