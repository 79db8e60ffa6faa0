import { useState } from 'react'
import { passwordError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { expectAccount, logInByCode, logInByPassword, sendCode, type SentCode } from '../forms/account-calls.ts'
import { accountFault, accountName, type AccountName, type TypedAccount } from '../forms/account-name.ts'
import { afterLogin } from '../session/after-login.ts'
import { openKept } from '../forms/pending-code-store.ts'
import { fieldsBy, useTyped } from '../forms/use-form-values.ts'
import { useWork } from '../forms/use-form-submit.ts'

export type LoginField = 'account' | 'password' | 'code'

export interface LoginValues extends TypedAccount {
  password: string
  code: string
}

const fieldOf = fieldsBy<LoginField>({ 'account.wrongLogin': 'form' })

const kept = openKept<SentCode>('loginCode')

const nothing: LoginValues = { account: '', areaCode: georgiaAreaCode, password: '', code: '' }

/**
 * A login by e-mail or phone, with the password or with a code that is sent there; a code on its way, kept over a reload,
 * is asked for.
 */
export function useLogin(redirect: string | undefined, account = '') {
  const t = useT()
  const work = useWork<LoginField>(fieldOf)
  const { check, run, setErrors } = work
  const sent = kept.use()
  const typed = useTyped<LoginValues, 'password' | 'code', LoginField>({ ...nothing, account }, sent ? 'code' : 'password', work)
  const { values, set, stage, go } = typed
  /** The button that was pressed last: it is the one that is busy. */
  const [pressed, setPressed] = useState<'password' | 'code'>('password')

  async function enter() {
    kept.keep(undefined)
    await afterLogin(redirect)
    // The button stays busy until the next page is there.
    await new Promise(() => {})
  }
  async function send(name: AccountName) {
    await expectAccount(name.userName, true, t('account.registerFirst'))
    kept.keep(await sendCode('login', name))
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  return {
    ...work,
    ...typed,
    sent,
    pressed,
    setCode: (code: string) => set({ code }),
    resend: () => void run(() => send(sent!).then(() => setErrors({}))),
    back: stage === 'code' ? () => go('password') : undefined,
    submitPassword() {
      if (!check({ account: accountFault(values, 'login'), password: passwordError(values.password) })) return
      setPressed('password')
      void run(async () => {
        await logInByPassword(accountName(values), values.password)
        await enter()
      })
    },
    /** A code that is under way to the same account still serves. */
    askForCode() {
      if (!check({ account: accountFault(values, 'login') })) return
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
        await enter()
      })
    },
  }
}

export type LoginState = ReturnType<typeof useLogin>
