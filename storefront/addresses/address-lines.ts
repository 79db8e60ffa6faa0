import type { AddressForm } from '#contract/addresses/calls.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'

/** An address on one line, as a shopper would say it: city, street and building, then what is inside the house. */
export function addressLine(t: Translate, address: AddressForm): string {
  const { city, street, building, entrance, floor, flat, region, postalCode } = address
  const inside = [
    entrance && t('addresses.line.entrance', { value: entrance }),
    floor && t('addresses.line.floor', { value: floor }),
    flat && t('addresses.line.flat', { value: flat }),
  ]
  const place = region === 'TB' ? city : `${city}, ${t(`addresses.region.${region}`)}`
  return [place, `${street} ${building}`, ...inside, postalCode].filter(Boolean).join(', ')
}
