import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/catalogue/schemas.ts'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import styles from './product-grid.module.css'

interface GridProps<C extends Card> {
  cards: C[]
  /** Columns on a wide screen; narrower screens have fewer. */
  columns: 4 | 5 | 6
  /** How many of the first cards are in the first viewport. */
  eager?: number
  /** On phones one scrolling row. */
  row?: boolean
  className?: string | undefined
  /** What stands below the price of a card. */
  noteOf?: (card: C) => ReactNode
}

const sizesOf = {
  4: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 240px',
  5: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 249px',
  6: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 205px',
}

const columnsClass = { 4: styles.columns4, 5: styles.columns5, 6: styles.columns6 }

/** Product cards in columns. */
export function ProductGrid<C extends Card>({ cards, columns, eager = 0, row, className = '', noteOf }: GridProps<C>) {
  return (
    <div className={`${styles.grid} ${columnsClass[columns]} ${row ? styles.row : ''} ${className}`}>
      {cards.map((card, index) => (
        <GridCard key={card.productId} card={card} sizes={sizesOf[columns]} eager={index < eager} note={noteOf?.(card)} />
      ))}
    </div>
  )
}

/** A card, cached unless its picture is named in the page's head or its note may change by itself. */
function GridCard(props: ProductCardProps) {
  const { card, sizes, eager, note } = props
  if (eager || note) return <ProductCard {...props} />
  return (
    <CachedFragment name="card" of={[card, sizes]}>
      <ProductCard {...props} />
    </CachedFragment>
  )
}
