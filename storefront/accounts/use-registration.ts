import { useLayoutEffect, useState } from 'react'
import { agreementFault, firstNameFault, lastNameFault, mailFault, newPasswordFault, normalizeAccount, normalizeName, repeatFault } from '#contract/account-rules.ts'
import { toStored } from '#contract/languages.ts'
import { call, pageLang } from '../api/browser.ts'
import { CallError } from '../api/client.ts'
import { useT } from '../api/messages.tsx'
import { toast } from '../ui/toast-store.ts'
import { keepRegistration, keptRegistration, type SentCode } from './kept-registration.ts'
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
const fields: Record<string, RegisterField> = {
  'account.firstNameRequired': 'firstName',
  'account.lastNameRequired': 'lastName',
  'account.nameFormat': 'firstName',
  'password.repeat': 'repeat',
  'password.repeatRequired': 'repeat',
  'agreement.required': 'agreement',
}

function fieldOf(key: string): RegisterField | 'form' {
  const known = fields[key]
  if (known) return known
  if (key === 'account.unsupported') return 'form'
  const department = key.split('.')[0]!
  return department === 'account' || department === 'code' || department === 'password' ? department : 'form'
}

/** The registration of a natural person, step by step; what was typed stays through every step and failure. */
export function useRegistration(account = '') {
  const t = useT()
  const [sent, setSent] = useState<SentCode>()
  const [values, setValues] = useState<RegisterValues>({ ...nothing, account })
  const [step, setStep] = useState<Step>(0)
  const work = useWork<RegisterField>(fieldOf)
  const { check, run, clear, setErrors } = work

  // Only the browser knows what it kept; the first rendering is the server's.
  useLayoutEffect(() => {
    const kept = keptRegistration()
    if (!kept) return
    setSent(kept)
    setValues((typed) => ({ ...typed, firstName: kept.firstName, lastName: kept.lastName, account: kept.account }))
    setStep(1)
  }, [])

  function set<F extends RegisterField>(field: F, value: RegisterValues[F]) {
    setValues((now) => ({ ...now, [field]: value }))
    clear(field)
  }
  function go(to: Step) {
    setErrors({})
    setStep(to)
  }
  function keep(code: SentCode | undefined) {
    keepRegistration(code)
    setSent(code)
  }

  async function send() {
    const mail = normalizeAccount(values.account)
    const { verificationCodeKey: key, retryAfter, expiresIn } = await call('POST minimall/member/sendMail/code', { body: { mail, type: 0 } })
    const now = Date.now()
    const names = { firstName: normalizeName(values.firstName), lastName: normalizeName(values.lastName) }
    keep({ ...names, account: mail, key, resendAt: now + retryAfter * 1000, expiresAt: now + expiresIn * 1000, life: expiresIn })
    setValues((typed) => ({ ...typed, code: '' }))
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }

  /** Step 0: names and mailbox, is it free, then a code. A code that is under way to the same mailbox still serves. */
  function submitAccount() {
    const { firstName, lastName } = values
    if (!check({ firstName: firstNameFault(firstName), lastName: lastNameFault(lastName), account: mailFault(values.account) })) return
    const userName = normalizeAccount(values.account)
    void run(async () => {
      const live = sent && sent.account === userName && sent.expiresAt > Date.now()
      if (!live) {
        const { userStatus } = await call('GET minimall/member/uniteCheckUserName', { query: { userName } })
        if (userStatus === 1) throw new CallError('account.exists', t('account.exists'), {}, 200)
        await send()
      }
      go(1)
    })
  }

  function resend() {
    void run(async () => {
      await send()
      setErrors({})
    })
  }

  /** Step 1: looks at the code without using it up. */
  function submitCode(code = values.code) {
    if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
    void run(async () => {
      const body = { model: 'mail', userName: sent.account, verifyCodeKey: sent.key, verifyCode: code } as const
      await call('POST minimall/member/uniteCheckVerifyCode', { body })
      go(2)
    })
  }

  /** Step 2: the account is made. Whatever is wrong with an earlier step leads back to it. */
  function submitPassword() {
    const { password, repeat, agreement } = values
    if (!check({ password: newPasswordFault(password), repeat: repeatFault(password, repeat), agreement: agreementFault(agreement) })) return
    void run(async () => {
      const { account: email, firstName, lastName, key } = sent!
      const source = matchMedia('(max-width: 767px)').matches ? 'h5' : 'pc'
      const lang = toStored[pageLang()]
      const proof = { verificationCode: values.code, verificationCodeKey: key }
      await call('POST account/registerByEmail', { body: { firstName, lastName, email, source, lang, password, memberType: 0, ...proof } })
      keep(undefined)
      setValues({ ...nothing, account: email })
      go(3)
    }, leadBack)
  }

  function leadBack(error: CallError): boolean {
    const field = fieldOf(error.key)
    if (field !== 'code' && field !== 'account' && field !== 'firstName' && field !== 'lastName') return false
    if (field !== 'code') keep(undefined)
    setStep(field === 'code' ? 1 : 0)
    setErrors({ [field]: error.message })
    return true
  }

  const back = step === 1 || step === 2 ? () => go((step - 1) as Step) : undefined
  return { step, values, sent, set, back, resend, submitAccount, submitCode, submitPassword, ...work }
}

export type RegistrationState = ReturnType<typeof useRegistration>
