import { useState } from 'react'
import type { FieldError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { CallError } from '#storefront/app/client/client.ts'
import type { useSubmission } from '#storefront/app/forms/use-submission.ts'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import type { SentCode } from './account-calls.ts'
import { accountName, type AccountName } from './account-name.ts'
import { focusField } from './use-staged-form.ts'

interface CodeFlow<S extends string> {
  form: Pick<ReturnType<typeof useSubmission>, 'run'> & {
    values: { code: string }
    set: (changes: { code: string }) => void
    stage: S
    go: (stage: S) => void
    check: (results: { code: FieldError }) => boolean
    setErrors: (texts: { code?: string }) => void
    resting: boolean
  }
  /** The code that waits to be entered. */
  sent: SentCode | undefined
  /** Sends a code and keeps what was sent. @throws CallError */
  send: (name: AccountName) => Promise<void>
  /** What an entered code is for. @throws CallError */
  onCode: (sent: SentCode, code: string) => Promise<void>
  /** Answers true for an error of `onCode` it has shown itself. */
  onError?: ((error: CallError) => boolean) | undefined
  /** The stage Back leads to. */
  previous: Partial<Record<S, S>>
}

/** Where a code was sent, and the account that the form was opened with then. */
export type PendingCode = SentCode & { openedWith: string }

/**
 * The code with which a form goes on: the one that was sent, unless the form is opened for another account.
 * @param account the account that the form is opened with; empty where none was entered before. The entry of a page's history has it after a reload too
 */
export function codeToResume<P extends PendingCode>(account: string, sent: P | undefined): P | undefined {
  const isSame = () => accountName({ account, areaCode: georgiaAreaCode }).userName === sent?.userName
  return account === '' || account === sent?.openedWith || isSame() ? sent : undefined
}

/**
 * The part that login, registration, forgotten password and a new contact share: a code is sent, sent again, entered and
 * checked, and Back leads to the stage before.
 */
export function useCodeFlow<S extends string>({ form, sent, send, onCode, onError, previous }: CodeFlow<S>) {
  const t = useT()
  const { check, run, setErrors, resting } = form
  /** What was asked for last: a limit on sending leaves the code that came usable. */
  const [asked, setAsked] = useState<'send' | 'check'>('check')
  const before = previous[form.stage]

  async function sendAndNotify(name: AccountName) {
    await send(name)
    form.set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  return {
    sent,
    setCode: (code: string) => form.set({ code }),
    restingSend: resting && asked === 'send',
    restingCode: resting && asked === 'check',
    resend() {
      setAsked('send')
      void run(async () => {
        await sendAndNotify(sent!)
        setErrors({})
        // The button that was pressed is gone until the next one may be sent.
        focusField('code')
      })
    },
    back: before && (() => form.go(before)),
    /**
     * Sends a code, unless a valid one was sent to the same account, and opens the stage `code`.
     * @param assertAllowed asked before one is sent
     */
    requestCode: (name: AccountName, code: S, assertAllowed?: () => Promise<void>) =>
      void run(async () => {
        if (sent?.userName !== name.userName || sent.expiresAt < Date.now()) {
          await assertAllowed?.()
          await sendAndNotify(name)
        }
        form.go(code)
      }),
    submitCode(code = form.values.code) {
      if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
      setAsked('check')
      void run(() => onCode(sent, code), onError)
    },
  }
}
