import { inTbilisi } from '#contract/core/calendar.ts'

/** A parcel leaves the same day until 18:00 of Tbilisi, the next one after that, and never arrives on a Sunday. */
const lastHour = 18
const day = 24 * 3_600_000

/** Midnight of the day, in Tbilisi, on which a parcel ordered at `now` leaves. */
function dispatch(now: Date): Date {
  const local = inTbilisi(now)
  const midnight = Math.floor(local.getTime() / day) * day
  return new Date(local.getUTCHours() < lastHour ? midnight : midnight + day)
}

const calendarDay = (date: Date) => date.toISOString().slice(0, 10)

/** The calendar day, `YYYY-MM-DD`, of Tbilisi on which a parcel ordered at `now` leaves the store. */
export const dispatchDay = (now: Date): string => calendarDay(dispatch(now))

/** The calendar day, `YYYY-MM-DD`, of Tbilisi on which a parcel ordered at `now` arrives. */
export function deliveryDay(now: Date): string {
  const date = new Date(dispatch(now).getTime() + day)
  if (date.getUTCDay() === 0) date.setTime(date.getTime() + day)
  return calendarDay(date)
}
