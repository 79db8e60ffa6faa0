import type { AddressForm } from './calls.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { asciiDigits, compactCode } from '#contract/core/digits.ts'
import { normalizeFreeText } from '#contract/core/free-text.ts'
import { isDiallablePhone, type NumberingPlans } from '#contract/core/phone.ts'

/** A courier needs a name, a telephone, a city, a street and a building; everything else helps but is not asked for. */
export type AddressField = 'recipient' | 'phone' | 'region' | 'city' | 'street' | 'building' | 'postalCode'

export type AddressErrors = Partial<Record<AddressField, Extract<ErrorKey, `address.${string}`>>>

/** Every wrong field of a form with its key, in the form's order; empty when it can be delivered to. Form and server ask the same. @param plans read extensions of telephones */
export function addressErrors(form: AddressForm, plans?: NumberingPlans): AddressErrors {
  const errors: AddressErrors = {}
  const addError = (field: AddressField) => (errors[field] = `address.${field}`)
  if (!hasMinimumLength(form.recipient, 1)) addError('recipient')
  if (!isDiallablePhone(form.phone, plans)) addError('phone')
  if (!form.region) addError('region')
  if (!hasMinimumLength(form.city, 2)) addError('city')
  if (!hasMinimumLength(form.street, 2)) addError('street')
  if (!/[\p{L}\p{N}]/u.test(form.building)) addError('building')
  if (form.postalCode?.trim() && !/^\d{4}$/.test(compactCode(form.postalCode))) addError('postalCode')
  return errors
}

/** At least `minimum` letters or digits of any script: "12" is a street in Batumi, "—" is none. */
function hasMinimumLength(text: string, minimum: number): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= minimum
}

/** The form as it is stored: text as typed ({@link normalizeFreeText}), numbers in ASCII digits; what was left empty is absent. */
export function normalizeAddress({ isDefault: _, ...form }: AddressForm): Omit<AddressForm, 'isDefault'> {
  const entries = Object.entries(form).map(([field, value]) => {
    if (field === 'postalCode') return [field, compactCode(value)] as const
    return [field, field === 'phone' ? asciiDigits(value.normalize('NFKC')).trim() : normalizeFreeText(value)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Omit<AddressForm, 'isDefault'>
}
