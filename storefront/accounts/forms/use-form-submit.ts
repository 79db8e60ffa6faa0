import { useEffect, useRef, useState, type ReactNode } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { FieldError } from '#contract/accounts/rules.ts'
import type { MessageId } from '#locales/ids.ts'
import { rejectionOf, useSubmission } from '#storefront/app/forms/use-submission.ts'
import { useWait } from '#storefront/app/forms/wait.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** Error texts by field; `form` has those of no field. */
export type Errors<F extends string> = Partial<Record<F, string> & Record<'form', ReactNode>>

/** A field by its name; where a dialog is open over a page, the dialog's. */
const fieldNamed = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`form [name="${CSS.escape(name)}"]`)].at(-1)

/** Focuses a field by its name. */
export function focusField(name: string): void {
  requestAnimationFrame(() => fieldNamed(name)?.focus())
}

/**
 * Focuses the first field of a form's stage when another stage opens.
 * @param field undefined where the stage has none
 * @param before the stage that needs no focus: the one that the form usually opens with
 */
export function useStageFocus<S extends string>(stage: S, field: string | undefined, before = stage): void {
  const shown = useRef(before)
  useEffect(() => {
    if (stage !== shown.current && field) focusField(field)
    shown.current = stage
  }, [stage, field])
}

/**
 * The state of one form's submission: errors by field and whether a call is pending. After a failed call the button stays
 * off for another second (specification, section 8) and all input stays.
 * An error whose `params.field` names a field is shown at that field, any other above the form. A rate limit's counts down there,
 * `resting` until it ends, another account is entered or another stage opened.
 */
export function useFormSubmit<F extends string>() {
  const t = useT()
  const [errors, setErrorTexts] = useState<Errors<F>>({})
  const wait = useWait()
  /** The key of the last error of a call. */
  const [errorKey, setErrorKey] = useState<string>()
  const { busy, run } = useSubmission(show, retryButtonDelay)

  /** Shows validation errors and focuses the first; true when there are none. */
  function check(results: Partial<Record<F, FieldError>>): boolean {
    const failed = (Object.entries(results) as [F, FieldError][]).filter(([, error]) => error)
    setErrorTexts(Object.fromEntries(failed.map(([field, error]) => [field, t(error as MessageId)])) as Errors<F>)
    if (failed[0]) focusField(failed[0][0])
    return failed.length === 0
  }

  function show(error: unknown): void {
    const rejection = rejectionOf(error, t, (name) => fieldNamed(name) !== undefined)
    if (!rejection) return
    const { key, field, text } = rejection
    setErrorKey(key)
    setErrorTexts(wait.begin(error) ? {} : ({ [field ?? 'form']: text } as Errors<F>))
    if (field) focusField(field)
  }

  /** Shows other errors instead. */
  function setErrors(texts: Errors<F>): void {
    wait.end()
    setErrorTexts(texts)
  }

  /** Removes a field's error, and the form's, once the field is edited. A limit counts attempts at the account that was entered. */
  function clear(field: F): void {
    if (field === 'account') wait.end()
    setErrorTexts((current) => ({ ...current, [field]: undefined, form: undefined }))
  }

  const shown = wait.text ? { ...errors, form: wait.text } : errors
  return { errors: shown, errorKey, busy, resting: wait.resting, check, run, clear, setErrors }
}
