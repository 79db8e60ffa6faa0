import { inTbilisi } from '#contract/core/calendar.ts'

/** A parcel leaves the same day until 18:00 of Tbilisi, the next one after that, and never arrives on a Sunday. */
const lastHour = 18
const day = 24 * 3_600_000

/** The calendar day, `YYYY-MM-DD`, of Tbilisi on which a parcel ordered at `now` arrives. */
export function deliveryDay(now: Date): string {
  const local = inTbilisi(now)
  const date = new Date(local.getTime() + (local.getUTCHours() < lastHour ? 1 : 2) * day)
  if (date.getUTCDay() === 0) date.setTime(date.getTime() + day)
  return date.toISOString().slice(0, 10)
}
