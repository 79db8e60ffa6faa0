import type { AddressForm } from '#contract/addresses/calls.ts'
import { joinList } from '#storefront/app/i18n/join.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'

/** An address on one line: city, region outside Tbilisi, street and building, entrance, floor, flat, postal code. */
export function addressLine(t: Translate, address: AddressForm): string {
  const { city, street, building, entrance, floor, flat, region, postalCode } = address
  const inside = [
    entrance && t('addresses.line.entrance', { value: entrance }),
    floor && t('addresses.line.floor', { value: floor }),
    flat && t('addresses.line.flat', { value: flat }),
  ]
  const place = region === 'TB' ? city : t('addresses.line.place', { city, region: t(`addresses.region.${region}`) })
  return joinList([place, `${street} ${building}`, ...inside, postalCode], t)
}
