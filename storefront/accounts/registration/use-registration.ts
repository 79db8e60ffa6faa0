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
import { checkCode, expectAccount, registerMember, sendCode, type Person, type SentCode } from '../forms/account-calls.ts'
import { accountFault, accountName, retyped, type TypedAccount } from '../forms/account-name.ts'
import { openKept } from '../forms/pending-code-store.ts'
import { before, placeOf, stageOf, type MemberType, type Place, type Stage } from './registration-steps.ts'
import { fieldsBy, useTyped } from '../forms/use-form-values.ts'
import { useWork } from '../forms/use-form-submit.ts'

export type RegisterField =
  'firstName' | 'lastName' | 'companyName' | 'companyCode' | 'account' | 'code' | 'password' | 'repeat' | 'agreement'

export interface RegisterValues extends Omit<Person, 'memberType'>, TypedAccount {
  code: string
  password: string
  repeat: string
  agreement: boolean
}

const nothing: RegisterValues = {
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
const fieldOf = fieldsBy<RegisterField>({
  'account.firstNameRequired': 'firstName',
  'account.lastNameRequired': 'lastName',
  'account.companyNameRequired': 'companyName',
  'account.companyCodeFormat': 'companyCode',
  'account.nameFormat': 'form',
  'password.repeat': 'repeat',
  'password.repeatRequired': 'repeat',
  'agreement.required': 'agreement',
})

/** Who registers, and the code that is on its way to them. */
const kept = openKept<SentCode & Person>('registration')

function personOf({ firstName, lastName, companyName, companyCode }: Omit<Person, 'memberType'>) {
  return { firstName, lastName, companyName, companyCode }
}

/**
 * The registration of a natural person or a legal entity, step by step; one under way, kept over a reload, goes on at its
 * code.
 */
export function useRegistration(account = '') {
  const work = useWork<RegisterField>(fieldOf)
  const sent = kept.use()
  const start = { ...nothing, ...(sent && { ...personOf(sent), ...retyped(sent.userName) }), ...(account && { account }) }
  const open = sent ? placeOf('code', sent.memberType) : placeOf('account', 0)
  const typed = useTyped<RegisterValues, Place, RegisterField>(start, open, work)
  const { values, set, stage: place, go } = typed
  const { setErrors, check, run } = work
  const { memberType } = place
  const actions = useActions(typed, sent, work)

  /** The account is made. Whatever is wrong with an earlier step leads back to it. */
  function submitPassword() {
    const { password, repeat, agreement } = values
    const faults = {
      password: newPasswordError(password),
      repeat: repeatPasswordError(password, repeat),
      agreement: agreementError(agreement),
    }
    if (!check(faults) || !sent) return
    void run(async () => {
      await registerMember(sent, sent, values)
      set({ ...nothing, account: sent.userName })
      kept.keep(undefined)
      go(placeOf('done', memberType))
    }, leadBack)
  }
  function leadBack({ key, message }: CallError): boolean {
    const field = fieldOf(key)
    if (field === 'password' || field === 'form') return false
    const stage: Stage = field === 'code' ? 'code' : memberType === 1 ? 'company' : 'account'
    // They came from what was kept, which may go now.
    set(values)
    if (field !== 'code') kept.keep(undefined)
    go(placeOf(stage, memberType))
    setErrors({ [field]: message })
    return true
  }

  const previous = before(place)
  return {
    ...work,
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

/** What the steps up to the code can do. */
function useActions({ values, set, stage: place, go }: Typed, sent: ReturnType<typeof kept.use>, work: Work) {
  const t = useT()
  const { check, run, setErrors } = work

  async function send(memberType: MemberType) {
    const code = await sendCode('register', accountName(values))
    kept.keep({ ...code, ...personOf(values), memberType })
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }

  /** Names or company, and the account: is it free, then a code. A code that is under way to the same account still serves. */
  function submitWho(memberType: MemberType, faults: Parameters<Work['check']>[0]) {
    if (!check({ ...faults, account: accountFault(values, 'register') })) return
    const { userName } = accountName(values)
    void run(async () => {
      if (sent?.userName === userName && sent.expiresAt > Date.now()) {
        kept.keep({ ...sent, ...personOf(values), memberType })
      } else {
        await expectAccount(userName, false, t('account.exists'))
        await send(memberType)
      }
      go(placeOf('code', memberType))
    })
  }
  return {
    submitPerson: () => submitWho(0, { firstName: firstNameError(values.firstName), lastName: lastNameError(values.lastName) }),
    submitCompany: () =>
      submitWho(1, { companyName: companyNameError(values.companyName), companyCode: companyCodeError(values.companyCode) }),
    asLegalEntity: () => go(placeOf('company', 1)),
    resend: () => void run(() => send(place.memberType).then(() => setErrors({}))),
    /** Looks at the code without using it up. */
    submitCode(code = values.code) {
      if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
      void run(async () => {
        await checkCode(sent, code)
        go(placeOf('password', place.memberType))
      })
    },
    /** Back to the account, for the other way to be reached. */
    otherAccount() {
      set({ account: '' })
      go(placeOf(place.memberType === 1 ? 'company' : 'account', place.memberType))
    },
  }
}

type Work = ReturnType<typeof useWork<RegisterField>>
type Typed = ReturnType<typeof useTyped<RegisterValues, Place, RegisterField>>
export type RegistrationState = ReturnType<typeof useRegistration>
