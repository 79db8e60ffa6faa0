import type { DealCard, LightningZone, Slot } from '#contract/deals/calls.ts'
import { useReloadAt } from '#storefront/app/client/use-reload-at.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Countdown } from '#storefront/ui/text/countdown.tsx'
import { formatTime } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { DealGrid } from '../deal/deal-card.tsx'
import { useOwnDeals } from '../deal/own-deals-store.ts'
import { slotPath, SlotTabs } from './slot-tabs.tsx'
import { useDealProgress } from '../deal/use-deal-progress.ts'
import styles from './lightning-page.module.css'

interface LightningPageProps {
  zone: LightningZone
  /** The slot that is shown. */
  slot: Slot
  /** The one after it, where it runs, with its first deals. */
  next?: Slot | undefined
  preview: DealCard[]
}

/** The deals of a slot with how far they are claimed, its clock, and the first deals of the next one. */
export function LightningPage({ zone, slot, next, preview }: LightningPageProps) {
  const t = useT()
  const shown = useDealProgress(zone.page.results, zone.serverNow)
  const coming = useDealProgress(preview, zone.serverNow)
  useOwnDeals(
    [...shown.deals, ...coming.deals].map((deal) => deal.dealId),
    shown.turn,
  )
  useReloadAt(nextTurn(zone), shown.serverNow)
  return (
    <>
      <Seo
        title={t('deals.lightning.title')}
        description={t('deals.lightning.description')}
        path="/lightning-deals"
        picture={zone.page.results[0]?.picture}
      />
      <section className={styles.head}>
        <div className="frame">
          <div className={styles.headRow}>
            <div>
              <h1>
                <Icon name="zap" size={28} fill />
                {t('deals.lightning.title')}
              </h1>
              <p>{t('deals.lightning.lead')}</p>
            </div>
            <SlotClock slot={slot} serverNow={shown.serverNow} />
          </div>
          <SlotTabs slots={zone.slots} selected={slot} serverNow={zone.serverNow} />
        </div>
      </section>
      <div className="frame">
        <section className={styles.zone}>
          <header>
            <h2>
              {t(slot.state === 'live' ? 'deals.slot.live' : slot.state === 'ended' ? 'deals.slot.ended' : 'deals.slot.next', {
                time: formatTime(slot.startsAt),
              })}
            </h2>
            <span className="muted num">{t('catalogue.items', { count: zone.page.totalRecord })}</span>
          </header>
          <DealGrid deals={shown.deals} columns={5} eager={5} />
          <Pagination pageNo={zone.page.pageNo} totalPage={zone.page.totalPage} href={(page) => slotPath(slot, page)} />
        </section>
        {next && coming.deals.length > 0 && <NextSlot slot={next} deals={coming.deals} />}
      </div>
    </>
  )
}

/** When the next of the slots begins or ends: the one that is shown, or another of the tabs. */
function nextTurn({ slots }: LightningZone): string | undefined {
  const turns = slots.flatMap(({ state, startsAt, endsAt }) => (state === 'next' ? [startsAt] : state === 'live' ? [endsAt] : []))
  return turns.sort()[0]
}

/** Counts down to the end of what runs or to the start of what comes. It has one height in every state. */
function SlotClock({ slot, serverNow }: { slot: Slot; serverNow: string }) {
  const t = useT()
  const isEnded = slot.state === 'ended'
  return (
    <p className={styles.ends}>
      <span>{t(isEnded ? 'deals.slot.ended' : slot.state === 'live' ? 'deals.clock.ends' : 'deals.clock.starts')}</span>
      {!isEnded && <Countdown until={slot.state === 'live' ? slot.endsAt : slot.startsAt} serverNow={serverNow} kind="large" />}
    </p>
  )
}

/** The first deals of the slot after the one that runs. */
function NextSlot({ slot, deals }: { slot: Slot; deals: DealCard[] }) {
  const t = useT()
  const time = formatTime(slot.startsAt)
  return (
    <section className={styles.zone}>
      <header>
        <h2>{t('deals.slot.next', { time })}</h2>
        <span className="muted">{t('deals.slot.nextNote', { time })}</span>
        {slot.count > deals.length && (
          <Link className={styles.more} to={slotPath(slot)}>
            {t('catalogue.zone.all')}
            <Icon name="chevron-right" size={18} />
          </Link>
        )}
      </header>
      <DealGrid deals={deals} columns={5} />
    </section>
  )
}
