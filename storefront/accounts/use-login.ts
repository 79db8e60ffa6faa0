import { useState } from 'react'
import { georgia, passwordFault } from '#contract/account-rules.ts'
import { useT } from '../api/messages.tsx'
import { toast } from '../ui/toast-store.ts'
import { expectAccount, logInByCode, logInByPassword, sendCode, type SentCode } from './account-calls.ts'
import { accountFault, accountName, type AccountName, type TypedAccount } from './account-name.ts'
import { afterLogin } from './after-login.ts'
import { openKept } from './kept.ts'
import { useWork } from './use-work.ts'

export type LoginField = 'account' | 'password' | 'code'

export interface LoginValues extends TypedAccount {
  password: string
  code: string
}

const atForm = ['account.wrongLogin', 'account.wait', 'code.tooSoon', 'code.tooMany']

function fieldOf(key: string): LoginField | 'form' {
  if (atForm.includes(key)) return 'form'
  if (key === 'account.wrongCode' || key.startsWith('code.')) return 'code'
  return key.startsWith('account.') ? 'account' : key.startsWith('password.') ? 'password' : 'form'
}

const kept = openKept<SentCode>('loginCode')

/** What is typed, and which step is open: a code on its way, kept over a reload, is asked for. */
function useTyped(account: string, work: Work) {
  const sent = kept.use()
  const [values, setValues] = useState<LoginValues>({ account, areaCode: georgia, password: '', code: '' })
  const [chosen, setStep] = useState<'password' | 'code'>()

  function set(part: Partial<LoginValues>) {
    setValues((now) => ({ ...now, ...part }))
    for (const field of Object.keys(part)) work.clear(field === 'areaCode' ? 'account' : (field as LoginField))
  }
  function go(to: 'password' | 'code') {
    work.setErrors({})
    setStep(to)
  }
  return { sent, values, set, step: chosen ?? (sent ? 'code' : 'password'), go } as const
}

/** A login by e-mail or phone, with the password or with a code that is sent there. */
export function useLogin(redirect: string | undefined, account = '') {
  const t = useT()
  const work = useWork<LoginField>(fieldOf)
  const { check, run, setErrors } = work
  const typed = useTyped(account, work)
  const { sent, values, set, step, go } = typed
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
    pressed,
    setCode: (code: string) => set({ code }),
    resend: () => void run(() => send(sent!).then(() => setErrors({}))),
    back: step === 'code' ? () => go('password') : undefined,
    submitPassword() {
      if (!check({ account: accountFault(values, 'login'), password: passwordFault(values.password) })) return
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

type Work = ReturnType<typeof useWork<LoginField>>
export type LoginState = ReturnType<typeof useLogin>
