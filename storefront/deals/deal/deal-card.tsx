import type { DealCard as Card } from '#contract/deals/calls.ts'
import { formatDiscount } from '#contract/core/money.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { FavouriteButton } from '#storefront/favourites/favourite-button.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { ClaimedBar } from './claimed-bar.tsx'
import { DealAction } from './deal-action.tsx'
import cardStyles from '#storefront/ui/layout/card.module.css'
import styles from './deal-card.module.css'

const tile = `${cardStyles.card} ${styles.card}`

const sizes = {
  5: '(max-width: 767px) 46vw, (max-width: 1199px) 24vw, 249px',
  6: '(max-width: 767px) 44vw, (max-width: 1199px) 24vw, 190px',
}

interface DealGridProps {
  deals: Card[]
  /** Columns on a wide screen; six stand in a white box each, and on phones in one scrolling row. */
  columns: 5 | 6
  /** How many of the first cards are in the first viewport. */
  eager?: number
}

/** Lightning deals in columns. */
export function DealGrid({ deals, columns, eager = 0 }: DealGridProps) {
  return (
    <ul className={columns === 6 ? `${styles.grid} ${styles.row}` : styles.grid}>
      {deals.map((deal, place) => (
        <li key={deal.dealId}>
          <DealCard deal={deal} sizes={sizes[columns]} eager={place < eager} />
        </li>
      ))}
    </ul>
  )
}

/** One lightning deal with fixed slots in every state, so that a start, an end or the last unit moves nothing. */
function DealCard({ deal, sizes, eager }: { deal: Card; sizes: string; eager: boolean }) {
  const t = useT()
  const { name, nameLang, options, productId, offerId, price, listPrice, plainPrice, state } = deal
  const isOver = state === 'soldOut' || state === 'ended'
  return (
    <article className={isOver ? `${tile} ${cardStyles.out}` : tile}>
      <div className={cardStyles.pic}>
        <Picture picture={deal.picture} alt="" sizes={sizes} eager={eager} />
      </div>
      <div className={`${cardStyles.badges} ${styles.badges}`}>
        {isOver ? (
          <Badge kind="off">{t(state === 'ended' ? 'deals.badge.ended' : 'catalogue.card.soldOut')}</Badge>
        ) : (
          <Badge kind="bolt" icon="zap">
            {price === undefined ? t('deals.badge.soon') : formatDiscount(price, listPrice ?? plainPrice)}
          </Badge>
        )}
      </div>
      <FavouriteButton productId={productId} name={name} />
      <div className={`${cardStyles.body} ${styles.body}`}>
        <h3 className={cardStyles.title}>
          <a href={productPath(productId, offerId)} lang={langAttribute(nameLang)}>
            {variantName(name, options)}
          </a>
        </h3>
        {price === undefined ? (
          <p className={styles.hidden}>
            <Price price={plainPrice} />
            <small>{t('deals.card.hiddenPrice')}</small>
          </p>
        ) : (
          <Price price={state === 'ended' ? plainPrice : price} listPrice={state === 'ended' ? undefined : listPrice} />
        )}
        {state !== 'next' && <ClaimedBar deal={deal} />}
        <div className={styles.action}>
          <DealAction deal={deal} />
        </div>
      </div>
    </article>
  )
}
