import { useState } from 'react'
import { passwordError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { assertAccountStatus, logInByCode, logInByPassword, sendCode, type SentCode } from '../forms/account-calls.ts'
import { accountError, accountName, type AccountName, type AccountInput } from '../forms/account-name.ts'
import { afterLogin } from '../session/after-login.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { errorFieldResolver, useFormValues } from '../forms/use-form-values.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'

export type LoginField = 'account' | 'password' | 'code'

export interface LoginValues extends AccountInput {
  password: string
  code: string
}

const fieldOf = errorFieldResolver<LoginField>({ 'account.wrongLogin': 'form' })

const pendingCode = openPendingStore<SentCode>('loginCode')

const emptyValues: LoginValues = { account: '', areaCode: georgiaAreaCode, password: '', code: '' }

/**
 * Login with an e-mail address or phone number, by password or by a code sent to it. Opens at the code where one was sent
 * before a reload.
 * @param redirect where to go afterwards, unchecked
 * @param account prefills the account field
 */
export function useLogin(redirect: string | undefined, account = '') {
  const t = useT()
  const submission = useFormSubmit<LoginField>(fieldOf)
  const { check, run, setErrors } = submission
  const sent = pendingCode.use()
  const form = useFormValues<LoginValues, 'password' | 'code', LoginField>(
    { ...emptyValues, account },
    sent ? 'code' : 'password',
    submission,
  )
  const { values, set, stage, go } = form
  /** The button that shows the progress: the one pressed last. */
  const [pressed, setPressed] = useState<'password' | 'code'>('password')

  async function finish() {
    pendingCode.write(undefined)
    await afterLogin(redirect)
    // The button stays busy until the next page has loaded.
    await new Promise(() => {})
  }
  async function send(name: AccountName) {
    await assertAccountStatus(name.userName, true, t('account.registerFirst'))
    pendingCode.write(await sendCode('login', name))
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  return {
    ...submission,
    ...form,
    sent,
    pressed,
    setCode: (code: string) => set({ code }),
    resend: () => void run(() => send(sent!).then(() => setErrors({}))),
    back: stage === 'code' ? () => go('password') : undefined,
    submitPassword() {
      if (!check({ account: accountError(values, 'login'), password: passwordError(values.password) })) return
      setPressed('password')
      void run(async () => {
        await logInByPassword(accountName(values), values.password)
        await finish()
      })
    },
    /** Sends a code, unless a valid one was sent to the same account. */
    requestCode() {
      if (!check({ account: accountError(values, 'login') })) return
      const name = accountName(values)
      setPressed('code')
      void run(async () => {
        if (sent?.userName !== name.userName || sent.expiresAt < Date.now()) await send(name)
        go('code')
      })
    },
    submitCode(code = values.code) {
      if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
      void run(async () => {
        await logInByCode(sent, code)
        await finish()
      })
    },
  }
}

export type LoginState = ReturnType<typeof useLogin>
