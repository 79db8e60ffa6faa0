import { useEffect, useRef } from 'react'
import type { Slot } from '#contract/deals/calls.ts'
import { dayInTbilisi } from '#contract/core/calendar.ts'
import { scrollCurrentToMiddle } from '#storefront/ui/scroll-to-middle.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { withQuery } from '#storefront/app/navigation/with-query.ts'
import { classes } from '#storefront/ui/classes.ts'
import { formatDay, formatTime } from '#storefront/ui/text/dates.ts'
import { Link } from '#storefront/ui/link.tsx'
import styles from './slot-tabs.module.css'

/** The page of one slot. */
export const slotPath = ({ startsAt }: Slot, page = 1) => withQuery('/lightning-deals', { slot: startsAt, page: page > 1 && page })

interface SlotTabsProps {
  slots: Slot[]
  selected: Slot
  serverNow: string
}

/** The slots of the day and the next, each a link: what ended, what runs, what comes. The selected one is in view. */
export function SlotTabs({ slots, selected, serverNow }: SlotTabsProps) {
  const t = useT()
  const list = useRef<HTMLElement>(null)
  useEffect(() => scrollCurrentToMiddle(list.current), [selected.startsAt])
  // Several may run at once: the address without a slot is that of the one that started last.
  const shownAnyway = slots.findLast((slot) => slot.state === 'live')
  return (
    <nav ref={list} className={styles.slots} aria-label={t('deals.slots')}>
      {slots.map((slot) => (
        <Link
          key={slot.startsAt}
          to={slot === shownAnyway ? '/lightning-deals' : slotPath(slot)}
          preventScrollReset
          className={classes(styles.slot, slot.startsAt === selected.startsAt && styles.on, slot.state === 'ended' && styles.past)}
          aria-current={slot.startsAt === selected.startsAt ? 'true' : undefined}
        >
          <b>{`${formatTime(slot.startsAt)}–${formatTime(slot.endsAt)}`}</b>
          <small>
            <SlotText slot={slot} serverNow={serverNow} />
          </small>
          {slot.state === 'next' && <small>{t('catalogue.items', { count: slot.count })}</small>}
        </Link>
      ))}
    </nav>
  )
}

function SlotText({ slot, serverNow }: { slot: Slot; serverNow: string }) {
  const t = useT()
  const lang = useLang()
  if (slot.state === 'ended') return t('deals.slot.ended')
  if (slot.state === 'live') return t('deals.slot.live')
  const day = dayInTbilisi(new Date(slot.startsAt))
  const today = new Date(serverNow)
  if (day === dayInTbilisi(today)) return t('deals.slot.today')
  if (day === dayInTbilisi(new Date(today.getTime() + 24 * 3_600_000))) return t('deals.slot.tomorrow')
  return formatDay(day, lang)
}
