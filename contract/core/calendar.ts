const hour = 3_600_000

/** Tbilisi is four hours ahead of UTC all year, ms. */
const tbilisiOffset = 4 * hour

/** An instant moved so that its UTC fields (`getUTCHours`, `getUTCDay`, `toISOString`) read as the calendar and clock of Tbilisi. */
export function inTbilisi(instant: Date): Date {
  return new Date(instant.getTime() + tbilisiOffset)
}

/** The instant of what {@link inTbilisi} gave. */
export function fromTbilisi(local: Date): Date {
  return new Date(local.getTime() - tbilisiOffset)
}

/** The clock of Tbilisi at an instant, `HH:MM`. */
export const timeInTbilisi = (instant: Date): string => inTbilisi(instant).toISOString().slice(11, 16)

/** Days since 1970 by the calendar of Tbilisi: grows by one each midnight there. */
export const dayNumber = (instant: Date): number => Math.floor(inTbilisi(instant).getTime() / (24 * hour))

/** The calendar day of an instant in Tbilisi, `YYYY-MM-DD`. */
export function dayInTbilisi(instant: Date): string {
  return inTbilisi(instant).toISOString().slice(0, 10)
}

/** The same day and hour in Tbilisi so many months later; the month's last day where it has no such day. */
export function monthsLater(instant: Date, months: number): Date {
  const local = inTbilisi(instant)
  const day = local.getUTCDate()
  local.setUTCMonth(local.getUTCMonth() + months)
  // The 31st of a month that has none has become a day of the next one.
  if (local.getUTCDate() !== day) local.setUTCDate(0)
  return fromTbilisi(local)
}
