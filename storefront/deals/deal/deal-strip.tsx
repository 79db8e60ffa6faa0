import { useEffect } from 'react'
import type { DealCard } from '#contract/deals/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { ClaimedBar } from './claimed-bar.tsx'
import { DealAction } from './deal-action.tsx'
import { dealUnitsOf, type DealUnits } from './deal-units.ts'
import { useOwnDeal, useOwnDeals } from './own-deals-store.ts'
import { useDealProgress } from './use-deal-progress.ts'
import styles from './deal-strip.module.css'

interface DealStripProps {
  deal: DealCard
  serverNow: string
  /** Learns what the reader can still buy at the price, whenever that changes. */
  onUnits: (units: DealUnits | undefined) => void
}

/** The lightning deal of the chosen offer above its price: clock, what is claimed, and what can be done. One height in every state. */
export function DealStrip({ deal: loaded, serverNow, onUnits }: DealStripProps) {
  const t = useT()
  const lang = useLang()
  const progress = useDealProgress([loaded], serverNow)
  const [deal] = progress.deals as [DealCard]
  useOwnDeals([deal.dealId], progress.turn)
  useUnits(deal, onUnits)
  const isNext = deal.state === 'next'
  const isOver = deal.state === 'ended'
  const until = isNext ? deal.startsAt : deal.endsAt
  useReloadAt(isOver ? undefined : until, progress.serverNow)
  return (
    <section className={isOver || isNext ? `${styles.box} ${styles.quiet}` : styles.box} aria-label={t('deals.strip.label')}>
      <div className={styles.strip}>
        <Icon name="zap" fill={!isNext} />
        <b>{t(isOver ? 'deals.strip.label' : isNext ? 'deals.strip.next' : 'deals.strip.live')}</b>
        <span className={styles.ends}>
          <Words>{!isOver && t(isNext ? 'deals.clock.starts' : 'deals.clock.ends')}</Words>
          {!isOver && <Countdown until={until} serverNow={progress.serverNow} kind={isNext ? 'dark' : 'light'} />}
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.state}>
          {isNext ? (
            <p>
              {deal.price === undefined
                ? t('deals.strip.hidden', { time: formatMoment(deal.startsAt, lang) })
                : t('deals.strip.price', { price: formatGel(deal.price), time: formatMoment(deal.startsAt, lang) })}
            </p>
          ) : (
            <ClaimedBar deal={deal} />
          )}
        </div>
        <div className={styles.foot}>
          <p className={isOver ? `${styles.rule} ${styles.past}` : styles.rule}>{t('deals.strip.limit', { count: deal.memberLimit })}</p>
          <DealAction deal={deal} size="md" />
        </div>
      </div>
    </section>
  )
}

function useUnits(deal: DealCard, onUnits: DealStripProps['onUnits']): void {
  const ownDeal = useOwnDeal(deal.dealId)
  const { units, reason } = dealUnitsOf(deal, ownDeal) ?? {}
  useEffect(() => {
    onUnits(units === undefined ? undefined : { units, reason: reason! })
    return () => onUnits(undefined)
  }, [units, reason, onUnits])
}
