/** Couriers of the mall drive Monday to Saturday; a parcel ordered now arrives on the second such day (Tbilisi's calendar). */
const days = 2
const tbilisi = 4 * 3600_000
const day = 24 * 3600_000

/** The calendar day, `YYYY-MM-DD`, of Tbilisi (UTC+4, no summer time) on which a parcel ordered at `now` arrives. */
export function arrivalDay(now: Date): string {
  let at = now.getTime() + tbilisi
  for (let left = days; left > 0;) {
    at += day
    if (new Date(at).getUTCDay() !== 0) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}
