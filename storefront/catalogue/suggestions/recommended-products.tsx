import { useState, type MouseEvent } from 'react'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { useNavigate } from 'react-router'
import { api } from '#storefront/app/client/browser.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { otherCards } from '../card/other-cards.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx'
import { maxShownPages } from '../home/shown-pages.ts'
import styles from './recommended-products.module.css'
import productGridStyles from '../card/product-grid.module.css'
import sectionStyles from '#storefront/ui/layout/section.module.css'

interface CardPage {
  results: ProductCard[]
  pageNo: number
  pageSize: number
  totalPage: number
}

/**
 * "For you": the pages that the address shows are rendered on the server. "Show more" loads one and adds it to the address, so
 * that Back from a product finds the same cards at the same place.
 */
export function RecommendedProducts({ shown }: { shown: CardPage }) {
  const t = useT()
  const navigate = useNavigate()
  const [{ cards, pageNo, totalPage }, setLoaded] = useState({ cards: shown.results, pageNo: shown.pageNo, totalPage: shown.totalPage })
  const [busy, setBusy] = useState(false)

  async function loadMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const next = await api.catalogue.recommendations({ pageNo: pageNo + 1, pageSize: shown.pageSize })
      const shownIds = cards.map((card) => card.productId)
      setLoaded({ cards: [...cards, ...otherCards(next.results, shownIds)], pageNo: next.pageNo, totalPage: next.totalPage })
      void navigate(`/home?shown=${next.pageNo}`, { replace: true, preventScrollReset: true })
    } catch (error) {
      toastFailure(error, t('catalogue.zone.more.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={t('catalogue.zone.forYou')}>
      <ProductGrid cards={cards} columns={6} {...(pageNo === 1 ? { className: styles.first } : {})} />
      {busy && (
        <div className={`${productGridStyles.grid} ${productGridStyles.columns6} ${productGridStyles.after}`} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <ProductCardSkeleton key={key} />
          ))}
        </div>
      )}
      <p className={sectionStyles.zoneMore}>
        {pageNo < Math.min(totalPage, maxShownPages) ? (
          <LinkButton kind="line" to={`/home?shown=${pageNo + 1}`} onClick={(event) => void loadMore(event)} aria-busy={busy || undefined}>
            {t('catalogue.zone.more')}
          </LinkButton>
        ) : (
          <span className="muted">{t('catalogue.zone.more.end')}</span>
        )}
      </p>
    </Section>
  )
}
