import type { ComponentProps } from 'react'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { Section } from '#storefront/ui/layout/section.tsx'
import { ProductGrid } from './product-grid.tsx'

interface ProductSectionProps extends Omit<ComponentProps<typeof Section>, 'children'> {
  cards: ProductCard[]
  /** Columns on a wide screen. */
  columns?: 4 | 6
  /** On phones one scrolling row. */
  row?: boolean
}

/** Products under a title; nothing without any. */
export function ProductSection({ cards, columns = 6, row = true, ...section }: ProductSectionProps) {
  if (cards.length === 0) return null
  return (
    <Section {...section}>
      <ProductGrid cards={cards} columns={columns} row={row} />
    </Section>
  )
}
