import type { AddressForm } from '#contract/addresses.ts'
import type { Translate } from '../api/messages.tsx'

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

/** `+995 555 12 34 56`; a number of another country as it was typed. */
export function phoneLine(phone: string): string {
  const georgian = /^(?:\+?995)?(5\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone.replace(/[\s-]/g, ''))
  return georgian ? `+995 ${georgian.slice(1).join(' ')}` : phone
}
