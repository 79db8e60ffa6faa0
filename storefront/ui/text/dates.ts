import { inTbilisi } from '#contract/core/calendar.ts'
import type { Language } from '#contract/core/languages.ts'

/**
 * Dates and times of Tbilisi in four languages. Written out here because `Intl` differs between server and browser in commas
 * and spaces, and both must render the same text.
 */
const months: Record<Language, string[]> = {
  ka: [
    'იანვარი',
    'თებერვალი',
    'მარტი',
    'აპრილი',
    'მაისი',
    'ივნისი',
    'ივლისი',
    'აგვისტო',
    'სექტემბერი',
    'ოქტომბერი',
    'ნოემბერი',
    'დეკემბერი',
  ],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  zh: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
}

const weekdays: Record<Language, string[]> = {
  ka: ['კვირა', 'ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ru: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
}

/** "on Monday" in Russian, which has its own form for it. */
const onWeekdays = ['в воскресенье', 'в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу']

/** Georgian expresses "on" by the dative: -ი becomes -ს, other vowels add -ს. */
const dative = (name: string) => name.replace(/ი$/, '') + 'ს'

interface DateParts {
  year: number
  month: number
  day: number
  weekday: number
  time: string
}

function dateParts(date: Date): DateParts {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    time: `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`,
  }
}

const ofDay = (day: string) => dateParts(new Date(`${day}T00:00:00Z`))
const ofInstant = (instant: string) => dateParts(inTbilisi(new Date(instant)))

/** A calendar day with its weekday: `Monday, 23 November`. @param day `YYYY-MM-DD` */
export function formatDay(day: string, lang: Language): string {
  const { month, day: number, weekday } = ofDay(day)
  if (lang === 'zh') return `${months.zh[month]}${number}日（${weekdays.zh[weekday]}）`
  return `${weekdays[lang][weekday]}, ${number} ${months[lang][month]}`
}

/** The day after "arrives": `ორშაბათს, 23 ნოემბერს`, `в понедельник, 23 ноября`. @param day `YYYY-MM-DD` */
export function formatOnDay(day: string, lang: Language): string {
  const { month, day: number, weekday } = ofDay(day)
  if (lang === 'ka') return `${dative(weekdays.ka[weekday]!)}, ${number} ${dative(months.ka[month]!)}`
  if (lang === 'ru') return `${onWeekdays[weekday]}, ${number} ${months.ru[month]}`
  return formatDay(day, lang)
}

/** The weekday of an instant as after "order by": `კვირას`, `в воскресенье`, `Sunday`. @param instant UTC, ISO 8601 */
export function formatOnWeekday(instant: string, lang: Language): string {
  const { weekday } = ofInstant(instant)
  if (lang === 'ka') return dative(weekdays.ka[weekday]!)
  return lang === 'ru' ? onWeekdays[weekday]! : weekdays[lang][weekday]!
}

/** `20 ნოემბერი, 2026`, `20 November 2026`, `20 ноября 2026`, `2026年11月20日`. @param instant UTC, ISO 8601 */
export function formatDate(instant: string, lang: Language): string {
  const { year, month, day } = ofInstant(instant)
  if (lang === 'zh') return `${year}年${months.zh[month]}${day}日`
  return `${day} ${months[lang][month]}${lang === 'ka' ? ',' : ''} ${year}`
}

/** The time in Tbilisi, `18:05`. @param instant UTC, ISO 8601 */
export function formatTime(instant: string): string {
  return ofInstant(instant).time
}

/** Date and time in Tbilisi. @param instant UTC, ISO 8601 */
export function formatMoment(instant: string, lang: Language): string {
  return `${formatDate(instant, lang)}${lang === 'zh' ? ' ' : ', '}${formatTime(instant)}`
}
