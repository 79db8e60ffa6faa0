import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ProductCard as Card } from '#contract/catalogue.ts'
import { ProductCard } from './product-card.tsx'

interface GridProps {
  cards: Card[]
  /** Columns on a wide page; narrower ones follow the mall's own steps. */
  columns: 4 | 5 | 6
  /** How many of the first cards are in the first view. */
  eager?: number
  /** On phones: one row that scrolls. */
  row?: boolean
}

const sizesOf = {
  4: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 240px',
  5: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 249px',
  6: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 205px',
}

/** Product cards in columns. Clicks on their links are handled here, once for all of them. */
export function ProductGrid({ cards, columns, eager = 0, row }: GridProps) {
  const follow = useFollow()
  return (
    <div className={`grid grid--${columns}${row ? ' grid--row' : ''}`} onClick={follow}>
      {cards.map((card, index) => (
        <ProductCard key={card.productId} card={card} sizes={sizesOf[columns]} eager={index < eager} />
      ))}
    </div>
  )
}

/** Follows plain clicks on the links inside without loading a new document. */
export function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    const path = link?.getAttribute('href')
    if (!path?.startsWith('/') || link!.target) return
    event.preventDefault()
    void navigate(path)
  }
}
