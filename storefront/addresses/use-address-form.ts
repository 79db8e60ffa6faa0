import { useRef, useState } from 'react'
import type { Address, AddressForm } from '#contract/addresses/calls.ts'
import { addressErrors, normalizeAddress, type AddressErrors, type AddressField } from '#contract/addresses/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'

/**
 * The form of an address: `save` writes it, or shows an error at every wrong field and focuses the first. An error goes as soon
 * as its field is right.
 * @param address the one to change; absent for a new one
 */
export function useAddressForm(address?: Address) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<AddressErrors>({})
  const [busy, setBusy] = useState(false)

  /** Shows what is wrong and focuses the first wrong field. Whether nothing is. */
  function check(): boolean {
    const invalid = addressErrors(readForm(form.current!, address))
    setErrors(invalid)
    const [first] = Object.keys(invalid)
    if (first) (form.current!.elements.namedItem(first) as HTMLElement | null)?.focus()
    return first === undefined
  }

  function onInput() {
    if (Object.keys(errors).length === 0) return
    const invalid = addressErrors(readForm(form.current!, address))
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => invalid[field as AddressField])))
  }

  /** The saved address; undefined where it has an error, which is shown. */
  async function save(): Promise<Address | undefined> {
    if (!check()) return undefined
    const body = readForm(form.current!, address)
    setBusy(true)
    try {
      return await (address ? api.addresses.update({ id: address.id, ...body }) : api.addresses.create(body))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { field } = error.params
      if (field) setErrors({ [field]: error.key } as AddressErrors)
      else toastFailure(error, error.message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { form, errors, busy, check, onInput, save }
}

/** The form as the call takes it: empty optional fields are absent. */
function readForm(form: HTMLFormElement, address: Address | undefined): AddressForm {
  const { isDefault: checked, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>
  const isDefault = (address?.isDefault ?? false) || checked === 'on'
  return { ...normalizeAddress(fields as unknown as AddressForm), ...requiredFields(fields), isDefault }
}

/** Required fields stay even when empty, so that the rules name the missing one. */
function requiredFields(fields: Record<string, string>): Omit<AddressForm, 'isDefault'> {
  const { recipient = '', phone = '', region = '', city = '', street = '', building = '' } = fields
  return { recipient, phone, region: region as AddressForm['region'], city, street, building }
}
