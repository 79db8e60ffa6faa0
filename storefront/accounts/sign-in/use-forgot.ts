import { newPasswordError, repeatPasswordError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { checkCode, expectAccount, sendCode, setForgottenPassword, type SentCode } from '../forms/account-calls.ts'
import { accountFault, accountName, retyped, type AccountName, type TypedAccount } from '../forms/account-name.ts'
import { openKept } from '../forms/pending-code-store.ts'
import { fieldsBy, useTyped } from '../forms/use-form-values.ts'
import { useWork } from '../forms/use-form-submit.ts'

export type ForgotField = 'account' | 'code' | 'password' | 'repeat'
/** In this order: does the account exist, the code, the new password, done (specification, section 4). */
export const forgotStages = ['account', 'code', 'password', 'done'] as const
export type ForgotStage = (typeof forgotStages)[number]

interface ForgotValues extends TypedAccount {
  code: string
  password: string
  repeat: string
}

const fieldOf = fieldsBy<ForgotField>({ 'password.repeat': 'repeat', 'password.repeatRequired': 'repeat' })

const kept = openKept<SentCode>('forgotCode')
const nothing: ForgotValues = { account: '', areaCode: georgiaAreaCode, code: '', password: '', repeat: '' }

const before: Partial<Record<ForgotStage, ForgotStage>> = { code: 'account', password: 'code' }

/** A forgotten password, step by step; a code on its way, kept over a reload, is asked for. */
export function useForgot(account = '') {
  const t = useT()
  const work = useWork<ForgotField>(fieldOf)
  const { check, run, setErrors } = work
  const sent = kept.use()
  const start = { ...nothing, ...(sent && retyped(sent.userName)), ...(account && { account }) }
  const typed = useTyped<ForgotValues, ForgotStage, ForgotField>(start, sent ? 'code' : 'account', work)
  const { values, set, stage, go } = typed
  const previous = before[stage]

  async function send(name: AccountName) {
    kept.keep(await sendCode('forgot', name))
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  /** A code that has run out meanwhile is asked for again. */
  function leadBack({ key, message }: CallError): boolean {
    if (fieldOf(key) !== 'code') return false
    go('code')
    setErrors({ code: message })
    return true
  }
  return {
    ...work,
    ...typed,
    sent,
    setCode: (code: string) => set({ code }),
    resend: () => void run(() => send(sent!).then(() => setErrors({}))),
    back: previous && (() => go(previous)),
    submitAccount() {
      if (!check({ account: accountFault(values, 'login') })) return
      const name = accountName(values)
      void run(async () => {
        if (sent?.userName !== name.userName || sent.expiresAt < Date.now()) {
          await expectAccount(name.userName, true, t('account.missing'))
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
        kept.keep(undefined)
        go('done')
      }, leadBack)
    },
  }
}

export type ForgotState = ReturnType<typeof useForgot>
