import type { FullText } from '#demo/mall/shapes.ts'
import { t } from '#demo/mall/terms/text.ts'

/** How many of something: a bare figure, except in Chinese, which wants its measure word. */
export const counted = (amount: number, measure: string): FullText => t(`${amount}`, `${amount}`, `${amount}`, `${amount}${measure}`)
type Amount = number | string

const unit =
  (ka: string, en: string, ru: string, zh: string) =>
  (amount: Amount): FullText => {
    const point = String(amount)
    const comma = point.replaceAll('.', ',')
    return t(`${comma} ${ka}`, `${point} ${en}`, `${comma} ${ru}`, `${point.replaceAll(' × ', '×').replaceAll(' + ', '+')}${zh}`)
  }
export const cm = unit('სმ', 'cm', 'см', '厘米')
export const mm = unit('მმ', 'mm', 'мм', '毫米')
export const metres = unit('მ', 'm', 'м', '米')
export const ml = unit('მლ', 'ml', 'мл', '毫升')
export const litres = unit('ლ', 'l', 'л', '升')
export const grams = unit('გ', 'g', 'г', '克')
export const kg = unit('კგ', 'kg', 'кг', '千克')
export const hours = unit('სთ', 'h', 'ч', '小时')
export const watts = unit('ვტ', 'W', 'Вт', '瓦')
export const gb = unit('გბ', 'GB', 'ГБ', 'GB')
export const mah = unit('მა·სთ', 'mAh', 'мА·ч', '毫安时')

/** In Russian 13 дюймов, but 6,1 дюйма; no whole number here is below five. */
export const inches = (amount: number): FullText => unit('დუიმი', 'in', Number.isInteger(amount) ? 'дюймов' : 'дюйма', '英寸')(amount)

/** How many are in it; Chinese counts each thing by a word of its own: 只, 把, 块. */
export const pieces = (amount: number, measure: string): FullText =>
  t(`${amount} ც.`, amount === 1 ? '1 piece' : `${amount} pieces`, `${amount} шт.`, `${amount}${measure}`)

export const months = (count: number): FullText =>
  t(
    `${count} თვე`,
    `${count} months`,
    `${count} ${count % 10 > 1 && count % 10 < 5 && (count < 10 || count > 20) ? 'месяца' : 'месяцев'}`,
    `${count}个月`,
  )
export const degrees = (amount: Amount): FullText => t(`${amount} °C`, `${amount} °C`, `${amount} °C`, `${amount}℃`)

export const percent = (amount: Amount): FullText => {
  const comma = String(amount).replaceAll('.', ',')
  return t(`${comma}%`, `${amount}%`, `${comma} %`, `${amount}%`)
}
export const gsm = (amount: Amount): FullText => t(`${amount} გ/მ²`, `${amount} g/m²`, `${amount} г/м²`, `${amount}克/平方米`)

export const unopened = (sealed: number, opened: number): FullText => {
  const [all, then] = [months(sealed), months(opened)]
  return t(
    `${all.ka}, გახსნის შემდეგ ${then.ka}`,
    `${all.en}, ${then.en} once opened`,
    `${all.ru}, после вскрытия ${then.ru}`,
    `${all.zh}，开封后${then.zh}`,
  )
}
export const newtonMetres = unit('ნ·მ', 'N·m', 'Н·м', '牛·米')
export const tb = unit('ტბ', 'TB', 'ТБ', 'TB')

/** One camera or several: `50`, `50 + 12`. */
export const megapixels = (figures: Amount): FullText => {
  const inChinese = String(figures)
    .split(' + ')
    .map((each) => (Number(each) < 100 ? `${Number(each) * 100}万` : `${Number(each) / 100}亿`))
    .join('+')
  return t(`${figures} მპ`, `${figures} MP`, `${figures} Мп`, `${inChinese}像素`)
}

export const fromYears = (age: number): FullText =>
  age === 1
    ? t('1 წლიდან', '1 year and up', 'С 1 года', '1岁以上')
    : t(`${age} წლიდან`, `${age} years and up`, `С ${age} лет`, `${age}岁以上`)
export const fromMonths = (age: number): FullText => t(`${age} თვიდან`, `${age} months and up`, `С ${age} месяцев`, `${age}个月以上`)
export const bars = (amount: number): FullText => t(`${amount} ბარი`, `${amount} bar`, `${amount} бар`, `${amount}巴`)
