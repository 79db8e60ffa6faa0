import { dayInTbilisi, fromTbilisi, inTbilisi } from '#contract/core/calendar.ts'

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

/** The last moment of ordering for an arrival. */
export interface OrderDeadline {
  /** UTC, ISO 8601; ordered then, a parcel arrives later. */
  at: string
  /** It is on the day of `now`, in Tbilisi. */
  isToday: boolean
}

/** Until when a parcel has to be ordered to arrive on {@link deliveryDay} of `now`. */
export function orderDeadline(now: Date): OrderDeadline {
  const arrives = deliveryDay(now)
  const end = inTbilisi(now)
  if (end.getUTCHours() >= lastHour) end.setTime(end.getTime() + day)
  end.setUTCHours(lastHour, 0, 0, 0)
  const at = fromTbilisi(end)
  while (deliveryDay(at) === arrives) at.setTime(at.getTime() + day)
  return { at: at.toISOString(), isToday: dayInTbilisi(at) === dayInTbilisi(now) }
}
