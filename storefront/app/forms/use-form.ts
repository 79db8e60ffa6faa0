import { useEffect, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import type { ErrorKey } from '#contract/core/errors.ts'
import { asMember } from '../client/as-member.ts'
import { useT } from '../i18n/messages.tsx'
import { clearPages } from '../router/page-source.ts'
import { useDraft } from './drafts.ts'
import { rejectionOf, useSubmission } from './use-submission.ts'
import { useWait } from './wait.tsx'
import { focusContentOnceLost } from '#storefront/ui/focus-content.ts'
import { toast } from '#storefront/ui/overlays/toast-store.ts'

/** Error texts by field. */
export type FormErrors<V> = Partial<Record<keyof V & string, string>>

interface FormOptions<V, R> {
  /** Names what was typed, for the next document (`drafts.ts`); null for secrets, which are never stored. */
  draft: string | null
  initial: V
  /** The key of what is wrong with each field; the server applies the same rules. */
  rules?: (values: V) => Partial<Record<keyof V & string, ErrorKey | undefined>>
  save: (values: V) => Promise<R>
  onSaved?: (reply: R) => unknown
  /** After a rejection by the server, whose reason may be that the page's data were old. */
  onRejected?: () => unknown
  /** ms that its button stays off after a failed call. */
  pause?: number
}

/**
 * A form: values, an error at every wrong field, one submission at a time. A rejection whose `params.field` names a field is
 * shown at that field, any other above the form; nothing typed is ever lost, and where the session has ended it is saved after the sign-in. A rate limit's counts down there, `resting` meanwhile.
 */
export function useForm<V extends Record<string, string | boolean>, R>(options: FormOptions<V, R>) {
  const { draft, initial, rules, save, onSaved, onRejected, pause } = options
  type Name = keyof V & string
  const t = useT()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors<V>>({})
  const [formError, setFormError] = useState<string>()
  const [errorKey, setErrorKey] = useState<string>()
  const wait = useWait()
  const { busy, isPending, run } = useSubmission(showFailure, pause)
  const form = useRef<HTMLFormElement>(null)
  const showUnseen = useUnseenReason()
  useDraft(draft, values, (typed) => setValues((now) => ({ ...now, ...sameFields(now, typed) })))

  /** Shows errors at their fields and focuses the first. */
  function show(found: [Name, string][]): void {
    setErrors(Object.fromEntries(found) as FormErrors<V>)
    const field = found[0] && form.current?.elements.namedItem(found[0][0])
    // Radio buttons of one name are a list: the first has the focus.
    const element = field instanceof RadioNodeList ? field[0] : field
    if (element instanceof HTMLElement) element.focus()
  }

  /** Changes values; the error of each goes, and the form's. */
  function set(changes: Partial<V>): void {
    setValues((now) => ({ ...now, ...changes }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))) as FormErrors<V>)
    setFormError(undefined)
  }

  /** Shows what its own rules find wrong. @returns whether nothing is */
  function checkAll(): boolean {
    const found = Object.entries(rules?.(values) ?? {}).filter(([, key]) => key) as [Name, ErrorKey][]
    setFormError(undefined)
    show(found.map(([name, key]) => [name, t(key)]))
    return found.length === 0
  }

  function showFailure(error: unknown): void {
    const rejection = rejectionOf(error, t, (name) => name in initial)
    if (!rejection) return
    const { key, field, text } = rejection
    setErrorKey(key)
    if (key && onRejected) showUnseen(text, onRejected)
    if (wait.begin(error)) return
    if (field) show([[field as Name, text]])
    else setFormError(text)
  }

  /** @returns the reply; undefined where nothing was saved, and the form says why */
  async function submit(event?: SyntheticEvent): Promise<R | undefined> {
    event?.preventDefault()
    if (isPending() || wait.resting || !checkAll()) return undefined
    let reply: R | undefined
    const isDone = await run(async () => {
      reply = await asMember(() => save(values))
      // What was written may show on pages that are in memory, as a review on its product's.
      clearPages()
      await onSaved?.(reply)
    })
    return isDone ? reply : undefined
  }

  // A form sent before the scripts run must not write what was typed into the address.
  const formProps = { ref: form, method: 'post' as const, noValidate: true, onSubmit: (event: SyntheticEvent) => void submit(event) }
  const state = { values, errors, formError: wait.text ?? formError, errorKey, busy, resting: wait.resting }
  return { ...state, set, ...fieldProps(values, errors, set), checkAll, formProps, submit }
}

/** ms within which a page is rendered with the data that were loaded for it. */
const renderedWithin = 1000

/** @returns a function that loads the page again: where the form goes with what was old, a toast gives the reason in its place, and the content has the focus */
function useUnseenReason() {
  const reason = useRef<string>(undefined)
  useEffect(
    () => () => {
      if (!reason.current) return
      toast({ text: reason.current, kind: 'error' })
      focusContentOnceLost()
    },
    [],
  )
  return (text: string, reload: () => unknown): void => {
    reason.current = text
    void Promise.resolve(reload()).finally(() => setTimeout(() => (reason.current = undefined), renderedWithin))
  }
}

/** The values of fields that the form has, each of the kind it has there. */
const sameFields = <V extends object>(now: V, typed: V): Partial<V> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => typeof value === typeof now[name as keyof V])) as Partial<V>

/** What fields take of a form. */
export function fieldProps<V extends object>(values: V, errors: FormErrors<V>, set: (changes: Partial<V>) => void) {
  type Name = keyof V & string
  /** What a text field, a select or a textarea of `storefront/ui/forms/field.tsx` takes. */
  const field = (name: Name) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      set({ [name]: target.value } as Partial<V>),
  })
  /** What a checkbox takes. */
  const check = (name: Name) => ({
    name,
    checked: values[name] as boolean,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set({ [name]: target.checked } as Partial<V>),
  })
  return { field, check }
}
