import { useEffect, useState } from 'react'
import type { DealCard, DealProgress } from '#contract/deals/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { everyMoment } from '#storefront/app/state/wall-clock.ts'

/** ms between two looks at how far deals are claimed, while the page is in sight. */
const interval = 4000
/** ms that the server's time of a page may be off, for it was cached, before its countdowns are set again. */
const tolerance = 1500

interface Progress<T> {
  /** The deals of the page with the newest numbers. */
  deals: T[]
  /** The server's time to count down from, ISO 8601. */
  serverNow: string
  /** Counts the looks; what hangs on them is loaded again with it. */
  turn: number
}

/**
 * The deals of a page, kept up to date while the page is in sight. A cached page is some seconds old: its clock is corrected
 * once, by the first look. A failed look changes nothing.
 */
export function useDealProgress<T extends DealCard>(deals: T[], serverNow: string): Progress<T> {
  const [latest, setLatest] = useState<{ of: string; numbers: ReadonlyMap<number, DealProgress>; turn: number }>()
  const [clock, setClock] = useState({ of: serverNow, serverNow })
  const key = deals.map((deal) => deal.dealId).join(' ')
  useEffect(() => {
    if (key === '') return
    const shownAt = Date.now()
    let turn = 0
    const look = async () => {
      if (document.hidden) return
      const progress = await api.deals.progress({ dealIds: key.split(' ').map(Number).slice(0, 60) })
      setLatest({ of: key, numbers: new Map(progress.deals.map((deal) => [deal.dealId, deal])), turn: ++turn })
      if (turn > 1) return
      const startsFrom = Date.parse(progress.serverNow) - (Date.now() - shownAt)
      if (Math.abs(startsFrom - Date.parse(serverNow)) > tolerance) setClock({ of: serverNow, serverNow: progress.serverNow })
    }
    // The next look tells; until then the numbers are those of the page.
    void look().catch(() => undefined)
    return everyMoment(() => void look().catch(() => undefined), interval)
  }, [key, serverNow])
  const numbers = latest?.of === key ? latest.numbers : undefined
  return {
    deals: deals.map((deal) => ({ ...deal, ...numbers?.get(deal.dealId) })),
    serverNow: clock.of === serverNow ? clock.serverNow : serverNow,
    turn: latest?.turn ?? 0,
  }
}
