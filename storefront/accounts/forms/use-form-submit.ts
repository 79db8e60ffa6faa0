import { useRef, useState } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { FieldError } from '#contract/accounts/rules.ts'
import type { MessageId } from '#locales/ids.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** What is wrong, by field; `form` belongs to none. */
export type Errors<F extends string> = Partial<Record<F | 'form', string>>

/** Leads to a field of the form in use; the one of a dialog lies over that of a page. */
export function focusField(name: string): void {
  requestAnimationFrame(() => [...document.querySelectorAll<HTMLInputElement>(`.auth [name="${name}"]`)].at(-1)?.focus())
}

/**
 * The state of one form: its errors beside their fields, and whether it is at work. A failed call leaves the button off
 * for one more second (specification, section 8) and everything typed as it is.
 */
export function useWork<F extends string>(fieldOf: (key: string) => F | 'form') {
  const t = useT()
  const [errors, setErrors] = useState<Errors<F>>({})
  /** The key of the last refusal. */
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  /** The second after a failure; a code that is pasted within it waits for its end. */
  const rest = useRef<Promise<void>>(undefined)

  /** Shows what the rules found; true when nothing is wrong. */
  function check(faults: Partial<Record<F, FieldError>>): boolean {
    const found = (Object.entries(faults) as [F, FieldError][]).filter(([, fault]) => fault)
    setErrors(Object.fromEntries(found.map(([field, fault]) => [field, t(fault as MessageId)])) as Errors<F>)
    if (found[0]) focusField(found[0][0])
    return found.length === 0
  }

  function show(error: unknown): void {
    if (!(error instanceof CallError)) return setErrors({ form: t('accounts.offline') } as Errors<F>)
    if (error.key === 'duplicate') return
    setFault(error.key)
    const field = fieldOf(error.key)
    setErrors({ [field]: error.message || t('server.fault') } as Errors<F>)
    if (field !== 'form') focusField(field)
  }

  async function restOnce(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, retryButtonDelay))
    rest.current = undefined
    if (!working.current) setBusy(false)
  }

  /** Runs one call at a time; `rescue` may take a failure elsewhere by answering true. */
  async function run(work: () => Promise<void>, rescue?: (error: CallError) => boolean): Promise<void> {
    if (working.current) return
    working.current = true
    await rest.current
    setBusy(true)
    try {
      await work()
      setBusy(false)
    } catch (error) {
      if (!(error instanceof CallError && rescue?.(error))) show(error)
      rest.current = restOnce()
    } finally {
      working.current = false
    }
  }

  /** What was wrong with a field is no longer known once it is typed in. */
  const clear = (field: F) => setErrors((now) => ({ ...now, [field]: undefined, form: undefined }))

  return { errors, fault, busy, check, run, clear, setErrors }
}
