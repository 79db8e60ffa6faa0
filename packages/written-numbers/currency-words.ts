/** Words beside a number that name a currency. Apart from `read-number.ts`: who reads one currency only needs none of them. */

/** Signs and words that name a currency, without dots and in lower case, as locales and price lists write them. */
const currencies: Readonly<Record<string, string>> = {
  ...{ '₾': 'GEL', ლ: 'GEL', ლარი: 'GEL', lari: 'GEL', лари: 'GEL', 拉里: 'GEL' },
  ...{
    us$: 'USD',
    щд: 'USD',
    '€': 'EUR',
    '₽': 'RUB',
    руб: 'RUB',
    р: 'RUB',
    рублей: 'RUB',
    rb: 'RUB',
    '₴': 'UAH',
    грн: 'UAH',
    '₺': 'TRY',
    tl: 'TRY',
  },
  ...{
    'cn¥': 'CNY',
    元: 'CNY',
    人民币: 'CNY',
    円: 'JPY',
    'jp¥': 'JPY',
    '₩': 'KRW',
    원: 'KRW',
    '₹': 'INR',
    '₪': 'ILS',
    '₫': 'VND',
    '฿': 'THB',
  },
  ...{
    zł: 'PLN',
    zl: 'PLN',
    kč: 'CZK',
    ft: 'HUF',
    лв: 'BGN',
    '₸': 'KZT',
    тг: 'KZT',
    '֏': 'AMD',
    '₼': 'AZN',
    r$: 'BRL',
    rp: 'IDR',
    rm: 'MYR',
  },
}

const usualCodes = ['gel', 'usd', 'eur', 'rub', 'cny', 'try', 'uah', 'gbp']
let supported: ReadonlySet<string> | undefined
const codes = () => (supported ??= new Set(Intl.supportedValuesOf('currency')))

/** Currencies' short words that several countries use: no single code. */
const sharedWords = [
  'kr',
  'nkr',
  'dkr',
  'кр',
  'lei',
  'lej',
  'l',
  'fr',
  'rs',
  'din',
  'дин',
  'ден',
  'km',
  'br',
  'som',
  'сом',
  'сўм',
  'soʻm',
  "so'm",
  'man',
]

/** What a sign or word beside a number names: ISO 4217 where it means one currency only, as it is written where several (`$`); undefined for others. */
export function currencyOf(unit: string): string | undefined {
  const word = unit.replaceAll('.', '').toLowerCase()
  if (Object.hasOwn(currencies, word)) return currencies[word]
  // In capitals, or one of the usual: `all` and `top` are words as well.
  if ((/^[A-Z]{3}$/.test(unit) || usualCodes.includes(word)) && codes().has(unit.toUpperCase())) return unit.toUpperCase()
  // A sign that several countries share (`$`), and what says which of them: `CA$`, `F CFA`, `MX$`.
  if (/^\p{L}{0,3}\p{Sc}\p{L}{0,2}$/u.test(unit)) return unit
  return sharedWords.includes(word) || /^[\p{Script=Arabic}.]{2,8}$/u.test(unit) || /^F ?CFA$/.test(unit) ? unit : undefined
}
