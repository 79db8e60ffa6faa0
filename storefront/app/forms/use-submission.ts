import { useRef, useState } from 'react'
import { CallError } from '../client/client.ts'
import { failureText } from '../client/error-toast.ts'
import type { Translate } from '../i18n/messages.tsx'

/** What a form shows of a failed call. */
interface Rejection {
  /** Absent where the call did not reach the server. */
  key?: string | undefined
  /** The field whose value was rejected (`params.field`); absent for the form as a whole. */
  field?: string | undefined
  text: string
}

/** @returns nothing for a call that repeated one still running */
export function rejectionOf(error: unknown, t: Translate, hasField: (name: string) => boolean): Rejection | undefined {
  const text = failureText(error, t)
  if (!(error instanceof CallError)) return { text }
  if (error.key === 'duplicate') return undefined
  const { field } = error.params
  return { key: error.key, field: typeof field === 'string' && hasField(field) ? field : undefined, text }
}

/**
 * One submission of a form at a time.
 * @param onFailure shows what went wrong
 * @param pause ms that the form stays busy after a failure; a submission within them waits for their end
 * @returns `run`, which never throws and resolves with whether it was done: false also while another runs
 */
export function useSubmission(onFailure: (error: unknown) => void, pause = 0) {
  const [busy, setBusy] = useState(false)
  const pending = useRef(false)
  const cooldown = useRef<Promise<void>>(undefined)

  async function coolDown(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause))
    cooldown.current = undefined
    if (!pending.current) setBusy(false)
  }

  /** @param onError answers true for an error it has shown itself */
  async function run(submit: () => Promise<unknown>, onError?: (error: CallError) => boolean): Promise<boolean> {
    if (pending.current) return false
    pending.current = true
    if (cooldown.current) await cooldown.current
    setBusy(true)
    try {
      await submit()
      setBusy(false)
      return true
    } catch (error) {
      if (!(error instanceof CallError && onError?.(error))) onFailure(error)
      if (pause > 0) cooldown.current = coolDown()
      else setBusy(false)
      return false
    } finally {
      pending.current = false
    }
  }
  return { busy, isPending: () => pending.current, run }
}
