import { useState } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { FieldError } from '#contract/accounts/rules.ts'
import type { MessageId } from '#locales/ids.ts'
import { rejectionOf, useSubmission } from '#storefront/app/forms/use-submission.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** Error texts by field; `form` has those of no field. */
export type Errors<F extends string> = Partial<Record<F | 'form', string>>

/** A field by its name; where a dialog is open over a page, the dialog's. */
const fieldNamed = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`form [name="${CSS.escape(name)}"]`)].at(-1)

/** Focuses a field by its name. */
export function focusField(name: string): void {
  requestAnimationFrame(() => fieldNamed(name)?.focus())
}

/**
 * The state of one form's submission: errors by field and whether a call is pending. After a failed call the button stays
 * off for another second (specification, section 8) and all input stays.
 * An error whose `params.field` names a field is shown at that field, any other above the form.
 */
export function useFormSubmit<F extends string>() {
  const t = useT()
  const [errors, setErrors] = useState<Errors<F>>({})
  /** The key of the last error of a call. */
  const [errorKey, setErrorKey] = useState<string>()
  const { busy, run } = useSubmission(show, retryButtonDelay)

  /** Shows validation errors and focuses the first; true when there are none. */
  function check(results: Partial<Record<F, FieldError>>): boolean {
    const failed = (Object.entries(results) as [F, FieldError][]).filter(([, error]) => error)
    setErrors(Object.fromEntries(failed.map(([field, error]) => [field, t(error as MessageId)])) as Errors<F>)
    if (failed[0]) focusField(failed[0][0])
    return failed.length === 0
  }

  function show(error: unknown): void {
    const rejection = rejectionOf(error, t, (name) => fieldNamed(name) !== undefined)
    if (!rejection) return
    const { key, field, text } = rejection
    setErrorKey(key)
    setErrors({ [field ?? 'form']: text } as Errors<F>)
    if (field) focusField(field)
  }

  /** Removes a field's error, and the form's, once the field is edited. */
  const clear = (field: F) => setErrors((current) => ({ ...current, [field]: undefined, form: undefined }))

  return { errors, errorKey, busy, check, run, clear, setErrors }
}
