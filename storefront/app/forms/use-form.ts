import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import type { ErrorKey } from '#contract/core/errors.ts'
import { useT } from '../i18n/messages.tsx'
import { CallError } from '../client/client.ts'
import { failureText } from '../client/error-toast.ts'

export type FormErrors<V> = Partial<Record<keyof V & string, string>>

interface FormOptions<V, R> {
  initial: V
  /** The key of what is wrong with each field; the server applies the same rules. */
  rules?: (values: V) => Partial<Record<keyof V & string, ErrorKey | undefined>>
  save: (values: V) => Promise<R>
  onSaved?: (reply: R) => unknown
}

/**
 * A form: values, an error at every wrong field, one submission at a time. A rejection whose `params.field` names a field is
 * shown at that field, any other above the form; nothing typed is ever lost.
 */
export function useForm<V extends Record<string, string | boolean>, R>({ initial, rules, save, onSaved }: FormOptions<V, R>) {
  type Name = keyof V & string
  const t = useT()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors<V>>({})
  const [formError, setFormError] = useState<string>()
  const [errorKey, setErrorKey] = useState<string>()
  const [busy, setBusy] = useState(false)
  const pending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const wrong = (all: V) => Object.entries(rules?.(all) ?? {}).filter(([, key]) => key) as [Name, ErrorKey][]

  /** Shows errors at their fields and focuses the first. */
  function show(found: [Name, string][]): void {
    setErrors(Object.fromEntries(found) as FormErrors<V>)
    const field = found[0] && form.current?.elements.namedItem(found[0][0])
    if (field instanceof HTMLElement) field.focus()
  }

  /** Changes values; the error of each goes, and the form's. */
  function set(changes: Partial<V>): void {
    setValues((now) => ({ ...now, ...changes }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))) as FormErrors<V>)
    setFormError(undefined)
  }

  async function submit(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    if (pending.current) return
    const found = wrong(values)
    setFormError(undefined)
    show(found.map(([name, key]) => [name, t(key)]))
    if (found.length > 0) return
    pending.current = true
    setBusy(true)
    try {
      await onSaved?.(await save(values))
    } catch (error) {
      if (error instanceof CallError && error.key === 'duplicate') return
      const field = error instanceof CallError ? error.params.field : undefined
      const text = failureText(error, t)
      setErrorKey(error instanceof CallError ? error.key : undefined)
      if (typeof field === 'string' && field in initial) show([[field as Name, text]])
      else setFormError(text)
    } finally {
      pending.current = false
      setBusy(false)
    }
  }

  /** What a text field, a select or a textarea of `storefront/ui/field.tsx` takes. */
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
  // A form sent before the scripts run must not write what was typed into the address.
  const formProps = { ref: form, method: 'post' as const, noValidate: true, onSubmit: (event: SyntheticEvent) => void submit(event) }
  return { values, set, errors, formError, errorKey, busy, field, check, formProps, submit }
}
