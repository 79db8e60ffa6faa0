import type { ReplyOf } from '#contract/calls.ts'
import type { DealCard, Slot } from '#contract/deals/calls.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { DealGrid } from '../deal/deal-card.tsx'
import { useOwnDeals } from '../deal/own-deals-store.ts'
import { useDealProgress } from '../deal/use-deal-progress.ts'
import styles from './lightning-section.module.css'

/** The lightning deals that run or come next, with their clock: a zone of the home page, absent when the last slot has ended. */
export function LightningSection({ lightning: { slot, page, serverNow } }: { lightning: ReplyOf<'deals.lightning'> }) {
  return slot && slot.state !== 'ended' ? <SlotDeals slot={slot} deals={page.results} serverNow={serverNow} /> : null
}

interface SlotDealsProps {
  /** The slot that runs, or comes next. */
  slot: Slot
  deals: DealCard[]
  serverNow: string
}

function SlotDeals({ slot, deals, serverNow }: SlotDealsProps) {
  const t = useT()
  const shown = useDealProgress(deals, serverNow)
  useOwnDeals(
    shown.deals.map((deal) => deal.dealId),
    shown.turn,
  )
  const isLive = slot.state === 'live'
  const until = isLive ? slot.endsAt : slot.startsAt
  useReloadAt(until, shown.serverNow)
  return (
    <section className={styles.bolt}>
      <header>
        <h2>
          <Icon name="zap" fill />
          {t('deals.lightning.title')}
        </h2>
        <p>
          <span>{t(isLive ? 'deals.clock.ends' : 'deals.clock.starts')}</span>
          <Countdown until={until} serverNow={shown.serverNow} />
        </p>
        <a href="/lightning-deals">
          <span>{t('catalogue.zone.all')}</span>
          <Icon name="chevron-right" size={18} />
        </a>
      </header>
      <DealGrid deals={shown.deals} columns={6} eager={3} />
    </section>
  )
}
