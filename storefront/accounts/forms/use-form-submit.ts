import { useRef, useState } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { FieldError } from '#contract/accounts/rules.ts'
import type { MessageId } from '#locales/ids.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { failureText } from '#storefront/app/client/error-toast.ts'
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
  const [busy, setBusy] = useState(false)
  const pending = useRef(false)
  /** The second after a failure; a submission within it waits for its end, as a pasted code submits by itself. */
  const cooldown = useRef<Promise<void>>(undefined)

  /** Shows validation errors and focuses the first; true when there are none. */
  function check(results: Partial<Record<F, FieldError>>): boolean {
    const failed = (Object.entries(results) as [F, FieldError][]).filter(([, error]) => error)
    setErrors(Object.fromEntries(failed.map(([field, error]) => [field, t(error as MessageId)])) as Errors<F>)
    if (failed[0]) focusField(failed[0][0])
    return failed.length === 0
  }

  function show(error: unknown): void {
    if (error instanceof CallError && error.key === 'duplicate') return
    const { key, params } = error instanceof CallError ? error : { key: undefined, params: {} as CallError['params'] }
    setErrorKey(key)
    const field = typeof params.field === 'string' && fieldNamed(params.field) ? params.field : 'form'
    setErrors({ [field]: failureText(error, t) } as Errors<F>)
    if (field !== 'form') focusField(field)
  }

  async function coolDown(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, retryButtonDelay))
    cooldown.current = undefined
    if (!pending.current) setBusy(false)
  }

  /** Runs one submission at a time; `onError` answers true for an error it has handled itself. */
  async function run(submit: () => Promise<void>, onError?: (error: CallError) => boolean): Promise<void> {
    if (pending.current) return
    pending.current = true
    await cooldown.current
    setBusy(true)
    try {
      await submit()
      setBusy(false)
    } catch (error) {
      if (!(error instanceof CallError && onError?.(error))) show(error)
      cooldown.current = coolDown()
    } finally {
      pending.current = false
    }
  }

  /** Removes a field's error, and the form's, once the field is edited. */
  const clear = (field: F) => setErrors((current) => ({ ...current, [field]: undefined, form: undefined }))

  return { errors, errorKey, busy, check, run, clear, setErrors }
}
