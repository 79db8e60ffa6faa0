import { useState } from 'react'
import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { addressErrors, normalizeAddress } from '#contract/addresses/rules.ts'
import { needsNumberingPlans } from '#contract/core/phone.ts'
import { api } from '#storefront/app/client/browser.ts'
import { loadedNumberingPlans, useNumberingPlans } from '#storefront/app/forms/numbering-plans.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'

/** The region that is a city: it is not asked for twice. */
export const capital = 'TB'

const emptyFields = {
  ...{ recipient: '', phone: '', region: capital as string, city: '', street: '', building: '' },
  ...{ flat: '', entrance: '', floor: '', postalCode: '', note: '' },
}
type Fields = typeof emptyFields
type FormValues = Fields & { isDefault: boolean }

interface AddressFormOptions {
  /** What the capital is called. */
  capitalName: string
  /** The one to change; absent for a new one. */
  address?: Address | undefined
  /** What a new one begins with. */
  initial?: Partial<AddressForm> | undefined
  onSaved?: (address: Address) => unknown
  onRejected?: (() => unknown) | undefined
}

/** The form of an address. An empty optional field is absent in the call. */
export function useAddressForm({ capitalName, address, initial, onSaved, onRejected }: AddressFormOptions) {
  const begun: Partial<AddressForm> = address ?? initial ?? {}
  // Read once: what is typed stays when the page is loaded again.
  const [values] = useState<FormValues>(() => ({ ...emptyFields, ...fieldsOf(begun), isDefault: address?.isDefault ?? false }))
  const written = ({ isDefault, ...fields }: FormValues): AddressForm => {
    const city = fields.region === capital ? capitalName : fields.city
    const form = { ...fields, city } as Omit<AddressForm, 'isDefault'>
    return { ...requiredFields(form), ...normalizeAddress(form as AddressForm), isDefault }
  }
  const form = useForm({
    draft: `address ${address?.id ?? ''}`,
    initial: values,
    rules: (now) => addressErrors(written(now), loadedNumberingPlans()),
    save: (now) => (address ? api.addresses.update({ id: address.id, ...written(now) }) : api.addresses.create(written(now))),
    ...(onSaved ? { onSaved } : {}),
    ...(onRejected ? { onRejected } : {}),
  })
  useNumberingPlans(needsNumberingPlans(form.values.phone))
  return form
}

export type AddressFormState = ReturnType<typeof useAddressForm>

const fieldsOf = (form: Partial<AddressForm>): Partial<Fields> =>
  Object.fromEntries(
    Object.keys(emptyFields).flatMap((name) => {
      const value = form[name as keyof Fields]
      return value === undefined ? [] : [[name, name === 'city' && form.region === capital ? '' : value]]
    }),
  )

/** Required fields stay even when empty, so that the rules name the missing one. */
function requiredFields({ recipient, phone, region, city, street, building }: Omit<AddressForm, 'isDefault'>) {
  return { recipient, phone, region, city, street, building }
}
