import { useEffect, useState } from 'react'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { lowPrice } from '#contract/catalogue/home.ts'
import { formatGelShort } from '#contract/core/money.ts'
import type { SearchData } from '#contract/search/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { readSearchQuery, searchPath } from '#storefront/search/search-query.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Skeleton } from '#storefront/ui/feedback/skeleton.tsx'
import { Link } from '#storefront/ui/link.tsx'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import styles from './category-panel.module.css'

const shownCards = 6
/** Brands among the ways into a department. */
const maxBrands = 4

const loaded = new Map<number, SearchData>()

/** Ways into a department by price and brand, and some of its products; loaded when it is opened first, their place reserved before. Not on phones. */
export function CategoryProducts({ of: { id } }: { of: CategoryNode }) {
  const t = useT()
  const [data, setData] = useState(loaded.get(id))
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (data || matchMedia('(max-width: 767px)').matches) return
    let left = false
    async function load() {
      try {
        const found = await api.search.search({ id, level: 1, pageSize: shownCards, inStock: true })
        loaded.set(id, found)
        if (!left) setData(found)
      } catch {
        // The department stays without them.
        if (!left) setFailed(true)
      }
    }
    // Passing over a department on the way to another loads nothing.
    const timer = setTimeout(() => void load(), 150)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [data, id])
  if (isFailed || data?.pageResult.results.length === 0) return null
  return (
    <section className={styles.products} aria-labelledby="catpanel-goods" aria-busy={data ? undefined : true}>
      {data ? <Shortcuts id={id} data={data} /> : <p className={styles.shortcuts} />}
      <h3 id="catpanel-goods">{t('catalogue.find.products')}</h3>
      <ul>{data ? <Cards cards={data.pageResult.results} /> : <WaitingCards />}</ul>
    </section>
  )
}

function Shortcuts({ id, data: { onSaleCount = 0, priceRange, brandList = [] } }: { id: number; data: SearchData }) {
  const t = useT()
  const query = readSearchQuery(new URLSearchParams({ id: String(id), level: '1' }))
  const isMixed = priceRange !== undefined && priceRange.min < lowPrice && priceRange.max > lowPrice
  const links: [text: string, to: string][] = [
    ...(onSaleCount > 0 ? [[t('search.filter.onSale'), searchPath({ ...query, onSale: true })] as [string, string]] : []),
    ...(isMixed
      ? [[t('search.filter.upTo', { sum: formatGelShort(lowPrice) }), searchPath({ ...query, priceMax: lowPrice })] as [string, string]]
      : []),
    ...brandList
      .slice(0, maxBrands)
      .map(({ brandId, brandName }): [string, string] => [brandName, searchPath({ ...query, brandIds: [brandId] })]),
  ]
  return (
    <nav className={styles.shortcuts} aria-label={t('search.filter.quick')}>
      {links.map(([text, to]) => (
        <Link key={to} className={chipStyles.chip} to={to}>
          {text}
        </Link>
      ))}
    </nav>
  )
}

function Cards({ cards }: { cards: SearchData['pageResult']['results'] }) {
  return cards.map(({ productId, name, picture, price, priceVaries, listPrice }) => (
    <li key={productId}>
      <Link to={productPath(productId)}>
        <Picture picture={picture} alt="" sizes="120px" />
        <span>{name}</span>
        <Price price={price} listPrice={listPrice} from={priceVaries} />
      </Link>
    </li>
  ))
}

/** As high as the cards that come. */
function WaitingCards() {
  return Array.from({ length: shownCards }, (_, place) => (
    <li key={place} className={styles.waiting} aria-hidden="true">
      <Skeleton className={styles.waitingPicture} />
      <Skeleton className={styles.waitingText} />
    </li>
  ))
}
