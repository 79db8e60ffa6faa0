import { useEffect, useRef, useState, type ReactNode } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { FieldError } from '#contract/accounts/rules.ts'
import type { MessageId } from '#locales/ids.ts'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import { useNumberingPlans } from '#storefront/app/forms/numbering-plans.ts'
import { fieldProps, type FormErrors } from '#storefront/app/forms/use-form.ts'
import { rejectionOf, useSubmission } from '#storefront/app/forms/use-submission.ts'
import { useWait } from '#storefront/app/forms/wait.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { isForeignPhone, type AccountInput } from './account-name.ts'

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

interface StagedFormOptions<V, S> {
  /** Values of fields that were not edited. */
  initial: V
  /** The stage until `go` was called, of the values. */
  firstStage: (values: V) => S
  /** Names what was typed for the next document: all but secrets and the agreement, which nobody but the shopper ticks. */
  draft: string
}

/** What a part of a form shows of it. */
export interface FormState {
  formError: ReactNode
  /** The key of the last error of a call. */
  errorKey: string | undefined
  busy: boolean
  /** A limit holds. */
  resting: boolean
}

/**
 * A form with several stages about an account. Values stay through every stage and failure; editing a field clears its error. After a failed call
 * the button stays off for another second (specification, section 8).
 * An error whose `params.field` names a field is shown at that field, any other above the form. A rate limit's counts down there,
 * `resting` until it ends, another account is entered or another stage opened.
 */
export function useStagedForm<V extends AccountInput, S>({ initial, firstStage, draft }: StagedFormOptions<V, S>) {
  const t = useT()
  const [edited, setEdited] = useState<Partial<V>>({})
  const [chosenStage, setStage] = useState<S>()
  const [errors, setFieldErrors] = useState<FormErrors<V>>({})
  const [formError, setFormError] = useState<string>()
  const [errorKey, setErrorKey] = useState<string>()
  const wait = useWait()
  const { busy, run } = useSubmission(show, retryButtonDelay)
  const values = { ...initial, ...edited }
  const plans = useNumberingPlans(isForeignPhone(values))
  useDraft(draft, withoutSecrets(edited), (typed) => setEdited((current) => ({ ...withoutSecrets(typed), ...current })))

  /** Shows validation errors and focuses the first; true when there are none. */
  function check(results: Partial<Record<keyof V & string, FieldError>>): boolean {
    const failed = Object.entries<FieldError>(results).filter(([, error]) => error)
    setFieldErrors(Object.fromEntries(failed.map(([field, error]) => [field, t(error as MessageId)])) as FormErrors<V>)
    setFormError(undefined)
    if (failed[0]) focusField(failed[0][0])
    return failed.length === 0
  }

  function show(error: unknown): void {
    const rejection = rejectionOf(error, t, (name) => fieldNamed(name) !== undefined)
    if (!rejection) return
    const { key, field, text } = rejection
    const isLimit = wait.begin(error)
    setErrorKey(key)
    setFieldErrors((field && !isLimit ? { [field]: text } : {}) as FormErrors<V>)
    setFormError(field || isLimit ? undefined : text)
    if (field) focusField(field)
  }

  /** Shows other errors instead. */
  function setErrors(texts: FormErrors<V>): void {
    wait.end()
    setFieldErrors(texts)
    setFormError(undefined)
  }

  /** Changes values; the error of each goes, and the form's. A limit counts attempts at the account that was entered. */
  function set(changes: Partial<V>) {
    const fields = Object.keys(changes).map((field) => (field === 'areaCode' ? 'account' : field))
    setEdited((current) => ({ ...current, ...changes }))
    if (fields.includes('account')) wait.end()
    setFieldErrors((current) => ({ ...current, ...Object.fromEntries(fields.map((field) => [field, undefined])) }))
    setFormError(undefined)
  }
  function go(stage: S) {
    setErrors({})
    setStage(stage)
  }
  const state: FormState = { formError: wait.text ?? formError, errorKey, busy, resting: wait.resting }
  const { field } = fieldProps(values, errors, set)
  return { values, plans, stage: chosenStage ?? firstStage(values), errors, ...state, set, go, field, check, run, setErrors }
}

const secrets = new Set(['password', 'repeat', 'code', 'agreement'])
const withoutSecrets = <V extends object>(typed: V): V =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.has(name))) as V
