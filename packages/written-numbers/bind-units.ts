/** Units as texts of things name them in Georgian, English and Russian; no letter follows one. */
const units = [
  ...['მლ', 'ლ', 'გრ', 'გ', 'კგ', 'მგ', 'სმ', 'მმ', 'მ', 'კმ', 'მ²', 'მ³', 'ვტ', 'ვ', 'ცალი', 'ც', 'წლის', 'წელი', 'თვე', 'საათი', 'წთ', 'გვ', 'გბ', 'ტბ', 'მპ'],
  ...['ml', 'cl', 'l', 'g', 'kg', 'mg', 'oz', 'lb', 'lbs', 'mm', 'cm', 'm', 'km', 'm²', 'm³', 'in', 'ft', 'W', 'kW', 'V', 'A', 'Ah', 'mAh', 'Wh', 'kWh'],
  ...['Hz', 'kHz', 'MHz', 'GHz', 'dB', 'MB', 'GB', 'TB', 'MP', 'px', 'pcs', 'pc', 'pages', 'years', 'year', 'months', 'hours', 'h', 'min', 's', 'K', 'lm', 'bar', 'rpm'],
  ...['мл', 'л', 'г', 'гр', 'кг', 'мг', 'мм', 'см', 'м', 'км', 'м²', 'м³', 'Вт', 'кВт', 'В', 'А', 'Ач', 'мАч', 'Гц', 'кГц', 'МГц', 'ГГц', 'дБ', 'МБ', 'ГБ', 'ТБ'],
  ...['Мп', 'шт', 'лет', 'год', 'года', 'мес', 'часов', 'ч', 'мин', 'стр', 'лм', 'бар', 'К'],
  ...['°C', '°', '%', '₾', '″'],
] // oxfmt-ignore
/** Chinese ones: what follows is seldom parted from them. */
const chineseUnits = [
  ...['毫升', '升', '克', '公斤', '千克', '毫克', '厘米', '毫米', '米', '公里', '瓦', '伏', '毫安', '件', '个', '只', '片', '页', '岁', '年', '个月'],
  ...['小时', '分钟', '英寸', '支', '瓶', '盒', '包', '杯', '人', '口', '寸'],
] // oxfmt-ignore

const nbsp = '\u00a0'
const oneOf = (words: string[]) => words.toSorted((one, other) => other.length - one.length).join('|')
const unit = String.raw`(?:(?:${oneOf(units)})(?![\p{L}\d])|(?:${oneOf(chineseUnits)}))`

const amount = new RegExp(String.raw`(?<![\p{L}\d])(\d+(?:[.,]\d+)?) (?=${unit})`, 'gu')
/** `45 × 45`, `60 cm × 40 cm`: the sign between two measures. */
const times = new RegExp(String.raw`(?<=\d(?:[ \u00a0]?${unit})?)[ \u00a0]([×xх*])[ \u00a0](?=\d)`, 'gu')

/** A text whose numbers do not part from their units at the end of a line: `400 ml`, `45 × 45 cm`. Idempotent. */
export function bindUnits(text: string): string {
  if (!/\d/.test(text)) return text
  return text.replace(amount, `$1${nbsp}`).replace(times, `${nbsp}$1${nbsp}`)
}
