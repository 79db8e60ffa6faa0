import { newPasswordError, repeatPasswordError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { checkCode, assertAccountStatus, sendCode, setForgottenPassword, type SentCode } from '../forms/account-calls.ts'
import { accountError, accountName, accountInputOf, type AccountName, type AccountInput } from '../forms/account-name.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { errorFieldResolver, useFormValues } from '../forms/use-form-values.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'

export type ForgotField = 'account' | 'code' | 'password' | 'repeat'
/** In this order (specification, section 4). */
export const forgotStages = ['account', 'code', 'password', 'done'] as const
export type ForgotStage = (typeof forgotStages)[number]

interface ForgotValues extends AccountInput {
  code: string
  password: string
  repeat: string
}

const fieldOf = errorFieldResolver<ForgotField>({ 'password.repeat': 'repeat', 'password.repeatRequired': 'repeat' })

const pendingCode = openPendingStore<SentCode>('forgotCode')
const emptyValues: ForgotValues = { account: '', areaCode: georgiaAreaCode, code: '', password: '', repeat: '' }

const previousStage: Partial<Record<ForgotStage, ForgotStage>> = { code: 'account', password: 'code' }

/** The stages of a forgotten password. Opens at the code where one was sent before a reload. */
export function useForgot(account = '') {
  const t = useT()
  const submission = useFormSubmit<ForgotField>(fieldOf)
  const { check, run, setErrors } = submission
  const sent = pendingCode.use()
  const initial = { ...emptyValues, ...(sent && accountInputOf(sent.userName)), ...(account && { account }) }
  const form = useFormValues<ForgotValues, ForgotStage, ForgotField>(initial, sent ? 'code' : 'account', submission)
  const { values, set, stage, go } = form
  const previous = previousStage[stage]

  async function send(name: AccountName) {
    pendingCode.write(await sendCode('forgot', name))
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  /** Returns to the code where it has expired meanwhile. */
  function returnToCode({ key, message }: CallError): boolean {
    if (fieldOf(key) !== 'code') return false
    go('code')
    setErrors({ code: message })
    return true
  }
  return {
    ...submission,
    ...form,
    sent,
    setCode: (code: string) => set({ code }),
    resend: () => void run(() => send(sent!).then(() => setErrors({}))),
    back: previous && (() => go(previous)),
    submitAccount() {
      if (!check({ account: accountError(values, 'login') })) return
      const name = accountName(values)
      void run(async () => {
        if (sent?.userName !== name.userName || sent.expiresAt < Date.now()) {
          await assertAccountStatus(name.userName, true, t('account.missing'))
          await send(name)
        }
        go('code')
      })
    },
    submitCode(code = values.code) {
      if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
      void run(async () => {
        await checkCode(sent, code)
        go('password')
      })
    },
    submitPassword() {
      const { code, password, repeat } = values
      if (!check({ password: newPasswordError(password), repeat: repeatPasswordError(password, repeat) }) || !sent) return
      void run(async () => {
        await setForgottenPassword(sent, code, password)
        set({ account: sent.userName })
        pendingCode.write(undefined)
        go('done')
      }, returnToCode)
    },
  }
}

export type ForgotState = ReturnType<typeof useForgot>
