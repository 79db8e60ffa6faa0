import type { AddressForm } from './calls.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { isDiallablePhone } from '#contract/core/phone.ts'

/** A courier needs a name, a telephone, a city, a street and a house; everything else helps but is not asked for. */
export type AddressField = 'recipient' | 'phone' | 'region' | 'city' | 'street' | 'building' | 'postalCode'

export type AddressErrors = Partial<Record<AddressField, Extract<ErrorKey, `address.${string}`>>>

/** Every wrong field of a form with its key, in the form's order; empty when it can be delivered to. Form and server ask the same. */
export function addressErrors(form: AddressForm): AddressErrors {
  const faults: AddressErrors = {}
  const wrong = (field: AddressField) => (faults[field] = `address.${field}`)
  if (!hasLetters(form.recipient, 2)) wrong('recipient')
  if (!isDiallablePhone(form.phone)) wrong('phone')
  if (!form.region) wrong('region')
  if (!hasLetters(form.city, 2)) wrong('city')
  if (!hasLetters(form.street, 2)) wrong('street')
  if (!/[\p{L}\p{N}]/u.test(form.building)) wrong('building')
  if (form.postalCode?.trim() && !/^\d{4}$/.test(form.postalCode.trim())) wrong('postalCode')
  return faults
}

/** At least so many letters or digits of any script: "12" is a street in Batumi, "—" is none. */
function hasLetters(text: string, least: number): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= least
}

/** The form as it is kept: text as typed, without blanks around; what was left empty is absent. */
export function normalizeAddress({ isDefault: _, ...form }: AddressForm): Omit<AddressForm, 'isDefault'> {
  const entries = Object.entries(form).map(([field, value]) => [field, value.trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Omit<AddressForm, 'isDefault'>
}
