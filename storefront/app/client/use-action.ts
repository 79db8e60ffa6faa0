import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useT } from '../i18n/messages.tsx'
import { focusContentOnceLost } from '#storefront/ui/focus-content.ts'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { clearPages } from '../router/page-source.ts'
import { asMember } from './as-member.ts'
import { CallError } from './client.ts'
import { failureText, toastFailure } from './error-toast.ts'

interface ActionOptions<R> {
  /** Only members do this: a visitor signs in by this dialog over the page first. */
  member?: 'login' | 'register'
  /** Shown as a toast when it is done. */
  success?: (reply: R) => string
  /** The page's data are loaded again afterwards, and also after a rejection, whose reason may be that they were old. */
  revalidate?: boolean
  onDone?: (reply: R) => unknown
  /** Answers true for an error it has shown itself. */
  onError?: (error: CallError) => boolean
}

/**
 * Something the shopper does that is written on the server: one at a time, with the reason of a failure as a toast. It waits for the
 * sign-in where the session has ended ({@link asMember}).
 * @returns `run`, which never throws and resolves with whether it was done; meanwhile `busy`, and what it `running` is called with
 */
export function useAction<A extends unknown[], R>(call: (...args: A) => Promise<R>, options: ActionOptions<R> = {}) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<A>()
  const pending = useRef(false)
  /** What was written may show on other pages too. */
  function reload(): Promise<void> {
    clearPages()
    return revalidate()
  }

  async function run(...args: A): Promise<boolean> {
    if (pending.current) return false
    pending.current = true
    const hadFocus = document.activeElement !== document.body
    setRunning(args)
    try {
      const reply = await asMember(() => call(...args), options.member)
      if (options.success) toast({ text: options.success(reply), kind: 'ok' })
      if (options.revalidate) await reload()
      await options.onDone?.(reply)
      return true
    } catch (error) {
      if (!(error instanceof CallError && options.onError?.(error))) toastFailure(error, failureText(error, t))
      if (options.revalidate && error instanceof CallError) await reload()
      return false
    } finally {
      pending.current = false
      setRunning(undefined)
      // Its button may go with what it did.
      if (hadFocus) focusContentOnceLost()
    }
  }
  return { busy: running !== undefined, running, run }
}
