import type { Offer } from '#contract/catalogue/schemas.ts'
import { unitMeasures, unitPrice } from '#contract/catalogue/unit-pricing.ts'
import { formatGel } from '#contract/core/money.ts'
import type { Language } from '#contract/core/languages.ts'
import { useLang, useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'

interface Fact {
  name: string
  value: string
}

/** What is known of an offer besides price and stock, as rows of the details. The feed and the structured data say the same. */
export function useOfferFacts({ price, available, facts = {} }: Pick<Offer, 'price' | 'available' | 'facts'>): Fact[] {
  const t = useT()
  const lang = useLang()
  const { condition, sku, gtin, mpn, weight, unitPricing } = facts
  const measures = unitPricing && unitMeasures(unitPricing)
  const amount = (value: number, unit: string) => t('catalogue.details.fact.amount', { amount: decimal(value, lang), unit })
  const row = (name: string, value: string | undefined) => (value ? [{ name, value }] : [])
  return [
    ...row(
      t('catalogue.details.fact.condition'),
      condition && condition !== 'new' ? t(`catalogue.details.fact.condition.${condition}`) : undefined,
    ),
    ...row(t('catalogue.details.fact.availability'), availabilityText({ available, facts }, t, lang)),
    ...row(
      t('catalogue.details.fact.unitPrice'),
      measures &&
        t('catalogue.details.fact.unitPrice.text', {
          price: formatGel(unitPrice(price, measures)),
          base: amount(measures.base.amount, measures.base.unit),
        }),
    ),
    ...row(
      t('catalogue.details.fact.weight'),
      weight === undefined ? undefined : weight < 1000 ? amount(weight, 'g') : amount(weight / 1000, 'kg'),
    ),
    ...row(t('catalogue.details.fact.sku'), sku),
    ...row(t('catalogue.details.fact.mpn'), mpn),
    ...row(t('catalogue.details.fact.gtin'), gtin),
  ]
}

/** That an offer is sold before it is there, and from when it is; of one that cannot be bought only when it is expected. Undefined for what is there. */
export function availabilityText(
  { available, facts }: Pick<Offer, 'available' | 'facts'>,
  t: Translate,
  lang: Language,
): string | undefined {
  const { availability, availableFrom } = facts ?? {}
  if (!availability) return undefined
  if (available === 0) return availableFrom && t('catalogue.details.fact.expected', { day: formatDate(availableFrom, lang) })
  return availableFrom
    ? t(`catalogue.details.fact.${availability}.from`, { day: formatDate(availableFrom, lang) })
    : t(`catalogue.details.fact.${availability}`)
}

const decimal = (value: number, lang: Language) => (lang === 'ka' || lang === 'ru' ? String(value).replace('.', ',') : String(value))
