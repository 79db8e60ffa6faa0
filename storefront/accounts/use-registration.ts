import { useState } from 'react'
import {
  agreementFault,
  firstNameFault,
  lastNameFault,
  mailFault,
  newPasswordFault,
  normalizeAccount,
  repeatFault,
} from '#contract/account-rules.ts'
import type { CallError } from '../api/client.ts'
import { useT } from '../api/messages.tsx'
import { toast } from '../ui/toast-store.ts'
import { keepRegistration, useKeptRegistration } from './kept-registration.ts'
import { checkSentCode, refuseKnownAccount, registerMember, sendRegistrationCode } from './registration-calls.ts'
import { useWork } from './use-work.ts'

/** 0 account and names, 1 code, 2 password and agreement, 3 done (specification, section 4). */
export type Step = 0 | 1 | 2 | 3
export type RegisterField = 'firstName' | 'lastName' | 'account' | 'code' | 'password' | 'repeat' | 'agreement'

export interface RegisterValues {
  firstName: string
  lastName: string
  account: string
  code: string
  password: string
  repeat: string
  agreement: boolean
}

const nothing: RegisterValues = { firstName: '', lastName: '', account: '', code: '', password: '', repeat: '', agreement: false }
const fields: Record<string, RegisterField | 'form'> = {
  'account.firstNameRequired': 'firstName',
  'account.lastNameRequired': 'lastName',
  'account.nameFormat': 'firstName',
  'account.unsupported': 'form',
  'password.repeat': 'repeat',
  'password.repeatRequired': 'repeat',
  'agreement.required': 'agreement',
}

function fieldOf(key: string): RegisterField | 'form' {
  const department = key.split('.')[0]!
  return fields[key] ?? (department === 'account' || department === 'code' || department === 'password' ? department : 'form')
}

/** What is typed and which step is open; a registration under way, kept over a reload, goes on at its code. */
function useTyped(account: string) {
  const t = useT()
  const sent = useKeptRegistration()
  const [typed, setTyped] = useState<Partial<RegisterValues>>(account ? { account } : {})
  const [chosen, setStep] = useState<Step>()
  const kept = sent && { firstName: sent.firstName, lastName: sent.lastName, account: sent.account }
  const values: RegisterValues = { ...nothing, ...kept, ...typed }

  async function send() {
    keepRegistration(await sendRegistrationCode(values))
    setTyped((now) => ({ ...now, code: '' }))
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  const step: Step = chosen ?? (sent ? 1 : 0)
  return { sent, values, setTyped, step, setStep, send }
}

/** The registration of a natural person, step by step; what was typed stays through every step and failure. */
export function useRegistration(account = '') {
  const t = useT()
  const { sent, values, setTyped, step, setStep, send } = useTyped(account)
  const work = useWork<RegisterField>(fieldOf)
  const { check, run, clear, setErrors } = work

  function set<F extends RegisterField>(field: F, value: RegisterValues[F]) {
    setTyped((now) => ({ ...now, [field]: value }))
    clear(field)
  }
  function go(to: Step) {
    setErrors({})
    setStep(to)
  }
  const resend = () => void run(() => send().then(() => setErrors({})))

  /** Names and mailbox, is it free, then a code. A code that is under way to the same mailbox still serves. */
  function submitAccount() {
    const { firstName, lastName } = values
    if (!check({ firstName: firstNameFault(firstName), lastName: lastNameFault(lastName), account: mailFault(values.account) })) return
    void run(async () => {
      const live = sent?.account === normalizeAccount(values.account) && sent.expiresAt > Date.now()
      if (live) keepRegistration({ ...sent, firstName, lastName })
      else {
        await refuseKnownAccount(values.account, t('account.exists'))
        await send()
      }
      go(1)
    })
  }
  /** Looks at the code without using it up. */
  function submitCode(code = values.code) {
    if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
    void run(async () => {
      await checkSentCode(sent, code)
      go(2)
    })
  }
  /** The account is made. Whatever is wrong with an earlier step leads back to it. */
  function submitPassword() {
    const { password, repeat, agreement } = values
    if (!check({ password: newPasswordFault(password), repeat: repeatFault(password, repeat), agreement: agreementFault(agreement) }))
      return
    void run(async () => {
      await registerMember(sent!, values)
      setTyped({ account: sent!.account })
      keepRegistration(undefined)
      go(3)
    }, leadBack)
  }
  function leadBack({ key, message }: CallError): boolean {
    const field = fieldOf(key)
    if (field !== 'code' && field !== 'account' && field !== 'firstName') return false
    setTyped((now) => ({ ...values, ...now }))
    if (field !== 'code') keepRegistration(undefined)
    setStep(field === 'code' ? 1 : 0)
    setErrors({ [field]: message })
    return true
  }

  const back = step === 1 || step === 2 ? () => go(step === 1 ? 0 : 1) : undefined
  return { step, values, sent, set, back, resend, submitAccount, submitCode, submitPassword, ...work }
}

export type RegistrationState = ReturnType<typeof useRegistration>
