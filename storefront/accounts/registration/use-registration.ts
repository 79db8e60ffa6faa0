import {
  agreementError,
  companyCodeError,
  companyNameError,
  firstNameError,
  lastNameError,
  newPasswordError,
  repeatPasswordError,
} from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { checkCode, assertAccountStatus, registerMember, sendCode, type Registrant, type SentCode } from '../forms/account-calls.ts'
import { accountError, accountName, accountInputOf, type AccountInput } from '../forms/account-name.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { previousPlace, placeOf, stageOf, type MemberType, type Place, type Stage } from './registration-steps.ts'
import { errorFieldResolver, useFormValues } from '../forms/use-form-values.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'

export type RegisterField =
  'firstName' | 'lastName' | 'companyName' | 'companyCode' | 'account' | 'code' | 'password' | 'repeat' | 'agreement'

export interface RegisterValues extends Omit<Registrant, 'memberType'>, AccountInput {
  code: string
  password: string
  repeat: string
  agreement: boolean
}

const emptyValues: RegisterValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  companyCode: '',
  account: '',
  areaCode: georgiaAreaCode,
  code: '',
  password: '',
  repeat: '',
  agreement: false,
}
const fieldOf = errorFieldResolver<RegisterField>({
  'account.firstNameRequired': 'firstName',
  'account.lastNameRequired': 'lastName',
  'account.companyNameRequired': 'companyName',
  'account.companyCodeFormat': 'companyCode',
  'account.nameFormat': 'form',
  'password.repeat': 'repeat',
  'password.repeatRequired': 'repeat',
  'agreement.required': 'agreement',
})

/** The registrant and the code sent to them. */
const pendingRegistration = openPendingStore<SentCode & Registrant>('registration')

function registrantOf({ firstName, lastName, companyName, companyCode }: Omit<Registrant, 'memberType'>) {
  return { firstName, lastName, companyName, companyCode }
}

/**
 * The stages of registering a natural person or a legal entity. Opens at the code where one was sent before a reload.
 * @param account prefills the account field
 */
export function useRegistration(account = '') {
  const submission = useFormSubmit<RegisterField>(fieldOf)
  const sent = pendingRegistration.use()
  const initial = { ...emptyValues, ...(sent && { ...registrantOf(sent), ...accountInputOf(sent.userName) }), ...(account && { account }) }
  const initialPlace = sent ? placeOf('code', sent.memberType) : placeOf('account', 0)
  const form = useFormValues<RegisterValues, Place, RegisterField>(initial, initialPlace, submission)
  const { values, set, stage: place, go } = form
  const { setErrors, check, run } = submission
  const { memberType } = place
  const actions = useActions(form, sent, submission)

  /** Registers the member; an error in a field of an earlier stage returns to that stage. */
  function submitPassword() {
    const { password, repeat, agreement } = values
    const results = {
      password: newPasswordError(password),
      repeat: repeatPasswordError(password, repeat),
      agreement: agreementError(agreement),
    }
    if (!check(results) || !sent) return
    void run(async () => {
      await registerMember(sent, sent, values)
      set({ ...emptyValues, account: sent.userName })
      pendingRegistration.write(undefined)
      go(placeOf('done', memberType))
    }, returnToField)
  }
  function returnToField({ key, message }: CallError): boolean {
    const field = fieldOf(key)
    if (field === 'password' || field === 'form') return false
    const stage: Stage = field === 'code' ? 'code' : memberType === 1 ? 'company' : 'account'
    // The values came from the stored entry, which is removed now.
    set(values)
    if (field !== 'code') pendingRegistration.write(undefined)
    go(placeOf(stage, memberType))
    setErrors({ [field]: message })
    return true
  }

  const previous = previousPlace(place)
  return {
    ...submission,
    ...actions,
    place,
    stage: stageOf(place),
    values,
    sent,
    set,
    setCode: (code: string) => set({ code }),
    submitPassword,
    back: previous && (() => go(previous)),
  }
}

/** The actions of the stages up to the code. */
function useActions({ values, set, stage: place, go }: Form, sent: ReturnType<typeof pendingRegistration.use>, submission: Submission) {
  const t = useT()
  const { check, run, setErrors } = submission

  async function send(memberType: MemberType) {
    const code = await sendCode('register', accountName(values))
    pendingRegistration.write({ ...code, ...registrantOf(values), memberType })
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }

  /** Sends a code to a free account, unless a valid one was sent to it already. */
  function submitRegistrant(memberType: MemberType, results: Parameters<Submission['check']>[0]) {
    if (!check({ ...results, account: accountError(values, 'register') })) return
    const { userName } = accountName(values)
    void run(async () => {
      if (sent?.userName === userName && sent.expiresAt > Date.now()) {
        pendingRegistration.write({ ...sent, ...registrantOf(values), memberType })
      } else {
        await assertAccountStatus(userName, false, t('account.exists'))
        await send(memberType)
      }
      go(placeOf('code', memberType))
    })
  }
  return {
    submitPerson: () => submitRegistrant(0, { firstName: firstNameError(values.firstName), lastName: lastNameError(values.lastName) }),
    submitCompany: () =>
      submitRegistrant(1, { companyName: companyNameError(values.companyName), companyCode: companyCodeError(values.companyCode) }),
    asLegalEntity: () => go(placeOf('company', 1)),
    resend: () => void run(() => send(place.memberType).then(() => setErrors({}))),
    /** Checks the code without consuming it. */
    submitCode(code = values.code) {
      if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
      void run(async () => {
        await checkCode(sent, code)
        go(placeOf('password', place.memberType))
      })
    },
    /** Returns to the account, to enter one of the other kind. */
    otherAccount() {
      set({ account: '' })
      go(placeOf(place.memberType === 1 ? 'company' : 'account', place.memberType))
    },
  }
}

type Submission = ReturnType<typeof useFormSubmit<RegisterField>>
type Form = ReturnType<typeof useFormValues<RegisterValues, Place, RegisterField>>
export type RegistrationState = ReturnType<typeof useRegistration>
