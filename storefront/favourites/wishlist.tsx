import { useState } from 'react'
import type { ReplyOf } from '#contract/calls.ts'
import type { ProductCard as Card } from '#contract/catalogue.ts'
import { CallError } from '../api/client.ts'
import { useT } from '../api/messages.tsx'
import { ProductCard } from '../catalogue/product-card.tsx'
import { useFollow } from '../catalogue/product-grid.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { toast, undoable } from '../ui/toast-store.ts'
import { setFavourite } from './favourites-store.ts'

const sizes = '(max-width: 767px) 46vw, 240px'

/** The favourites of a member, newest first. What is let go leaves at once and can be taken back for six seconds. */
export function Wishlist({ page }: { page: ReplyOf<'POST pc/mall/memberSubscribe/pageSubscribeOnProduct'> }) {
  const t = useT()
  const follow = useFollow()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const cards = page.results.filter((card) => !gone.has(card.productId))
  const total = page.totalRecord - (page.results.length - cards.length)

  const hide = (productId: number, hidden: boolean) =>
    setGone((now) => {
      const next = new Set(now)
      if (hidden) next.add(productId)
      else next.delete(productId)
      return next
    })
  async function save({ productId }: Card, on: boolean) {
    hide(productId, !on)
    try {
      await setFavourite(productId, on)
    } catch (error) {
      hide(productId, on)
      toast({ text: (error instanceof CallError && error.message) || t('favourites.failed'), kind: 'error' })
    }
  }
  function remove(card: Card) {
    void save(card, false)
    undoable({ text: t('favourites.removed', { name: card.name }), undo: () => void save(card, true) })
  }
  if (total === 0) return <NoFavourites />
  return (
    <section className="panel">
      <div className="panel__head">
        <h1>{t('favourites.title')}</h1>
        <span className="text-muted">{t('favourites.count', { count: total })}</span>
      </div>
      <div className="grid grid--4" onClick={follow}>
        {cards.map((card, index) => (
          <div key={card.productId} className="relative">
            <ProductCard card={card} sizes={sizes} eager={index < 4} />
            <button
              type="button"
              className="heart card__heart on"
              aria-label={t('favourites.remove', { name: card.name })}
              onClick={() => remove(card)}
            >
              <Icon name="heart" fill />
            </button>
          </div>
        ))}
      </div>
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(pageNo) => `/user/profile/wishlist?pageNo=${pageNo}`} />
    </section>
  )
}

function NoFavourites() {
  const t = useT()
  return (
    <EmptyState
      as="h1"
      art="heart"
      title={t('favourites.empty.title')}
      text={t('favourites.empty.text')}
      action={<LinkButton to="/home">{t('favourites.empty.action')}</LinkButton>}
    />
  )
}
