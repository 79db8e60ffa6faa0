import type { AddressForm } from '#contract/addresses/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import { text } from '#server/platform/texts.ts'

/** An address on one line: city, region outside Tbilisi, street and building, entrance, floor, flat, postal code. */
export function addressLine(lang: Language, address: AddressForm): string {
  const { city, street, building, entrance, floor, flat, region, postalCode } = address
  const place = region === 'TB' ? city : text(lang, 'addresses.line.place', { city, region: text(lang, `addresses.region.${region}`) })
  const parts = [
    place,
    `${street} ${building}`,
    entrance && text(lang, 'addresses.line.entrance', { value: entrance }),
    floor && text(lang, 'addresses.line.floor', { value: floor }),
    flat && text(lang, 'addresses.line.flat', { value: flat }),
    postalCode,
  ]
  const list = parts.filter(Boolean)
  // The comma is that of the address, not of the reader.
  return list.join(/\p{Script=Han}/u.test(street + city) ? '，' : ', ')
}
