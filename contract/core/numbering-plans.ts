import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { georgiaAreaCode, type NumberingPlans } from './phone.ts'

/**
 * The numbering plans of all countries, by libphonenumber: trunk prefixes that are dialled inside a country only (`8 912 …` in Russia,
 * `06 20 …` in Hungary, `0` in most), lengths, and how extensions are written. Loaded apart from the rules: with its metadata it weighs
 * 25 KB, which a page should not load before somebody types a foreign number.
 */
export const numberingPlans: NumberingPlans = {
  e164(number, areaCode) {
    const phone = parsePhoneNumberFromString(
      number,
      areaCode === undefined ? { extract: false } : { defaultCallingCode: areaCode, extract: false },
    )
    return phone?.isPossible() ? phone.number : undefined
  },
  withoutExtension(number) {
    const phone = parsePhoneNumberFromString(number, { defaultCallingCode: georgiaAreaCode, extract: false })
    return phone?.ext ? phone.number : number
  },
}

/** Ascension and Tristan da Cunha have numbers, and no residents but staff and a village. */
const smallIslands = new Set(['AC', 'TA'])

/** Every country (ISO 3166) with the calling code of its numbers; `+1` and others are shared. */
export const countryCodes = (): { countryId: string; areaCode: string }[] =>
  getCountries()
    .filter((country) => !smallIslands.has(country))
    .map((country) => ({ countryId: country, areaCode: getCountryCallingCode(country) }))
