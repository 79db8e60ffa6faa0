import type { Country } from '#contract/accounts/constants.ts'
import { countryCodes } from '#contract/core/numbering-plans.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { bcp47, type Language } from '#contract/core/languages.ts'

/**
 * The countries of the phone field as the JSON text that the specification wants: Georgia first, the others by name in
 * the language, named and sorted by CLDR.
 */
export function countryList(lang: Language): string {
  const names = new Intl.DisplayNames(bcp47[lang], { type: 'region' })
  const { compare } = new Intl.Collator(bcp47[lang])
  const all = countryCodes().map((country): Country => ({ ...country, name: names.of(country.countryId) ?? country.countryId }))
  const first = ({ areaCode }: Country) => (areaCode === georgiaAreaCode ? 0 : 1)
  return JSON.stringify({ data: all.sort((one, other) => first(one) - first(other) || compare(one.name, other.name)) })
}
