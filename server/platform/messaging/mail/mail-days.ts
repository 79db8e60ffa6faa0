import { dayInTbilisi } from '#contract/core/calendar.ts'
import type { Language } from '#contract/core/languages.ts'
import { dateFormats } from '../../dates.ts'

const days = dateFormats({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const moments = dateFormats({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tbilisi' })

/** A calendar day with its weekday. @param day `YYYY-MM-DD` */
export const mailDay = (lang: Language, day: string): string => days[lang].format(new Date(`${day}T00:00:00Z`))

/** Date and time in Tbilisi. */
export const mailMoment = (lang: Language, at: Date): string => moments[lang].format(at)

/** Whether a day is still to come, or today in Tbilisi. @param day `YYYY-MM-DD` */
export const isAhead = (day: string, now: Date): boolean => day >= dayInTbilisi(now)
