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
import { useNumberingPlans } from '#storefront/app/forms/numbering-plans.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { checkCode, assertAccountStatus, registerMember, sendCode, type Registrant } from '../forms/account-calls.ts'
import { accountError, accountName, accountInputOf, isForeignPhone, type AccountInput } from '../forms/account-name.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { previousPlace, placeOf, stageOf, type Place, type Stage } from './registration-steps.ts'
import { codeToResume, useCodeFlow, type PendingCode } from '../forms/use-code-flow.ts'
import { useFormValues } from '../forms/use-form-values.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'

type RegisterField = 'firstName' | 'lastName' | 'companyName' | 'companyCode' | 'account' | 'code' | 'password' | 'repeat' | 'agreement'

interface RegisterValues extends Registrant, AccountInput {
  code: string
  password: string
  repeat: string
  agreement: boolean
}

const emptyValues: RegisterValues = {
  memberType: 0,
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
/** The registrant and the code sent to them. */
const pendingRegistration = openPendingStore<PendingCode & Registrant>('registration')

function registrantOf({ firstName, lastName, companyName, companyCode }: Omit<Registrant, 'memberType'>) {
  return { firstName, lastName, companyName, companyCode }
}

/**
 * The stages of registering a natural person or a legal entity. Opens at the code where one was sent before a reload, to the account that it is
 * opened with; else at the kind of member that was chosen.
 * @param account prefills the account field
 */
export function useRegistration(account = '') {
  const submission = useFormSubmit<RegisterField>()
  const sent = pendingRegistration.use()
  const resumed = codeToResume(account, sent)
  const typed = resumed && { memberType: resumed.memberType, ...registrantOf(resumed), ...accountInputOf(resumed.userName) }
  const initial = { ...emptyValues, ...(account && { account }), ...typed }
  const initialPlace = (values: RegisterValues) =>
    resumed ? placeOf('code', resumed.memberType) : placeOf(values.memberType === 1 ? 'company' : 'account', values.memberType)
  const form = useFormValues<RegisterValues, Place, RegisterField>(initial, initialPlace, submission, 'registration')
  const { values, set, stage: place, go } = form
  const { setErrors, check, run } = submission
  const { memberType } = place
  const actions = useActions(form, sent, submission, account)

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
  function returnToField({ params: { field }, message }: CallError): boolean {
    if (field === 'password' || typeof field !== 'string') return false
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
    submitPassword,
    back:
      previous &&
      (() => {
        set({ memberType: previous.memberType })
        go(previous)
      }),
  }
}

/** The actions of the stages up to the code. */
function useActions(form: Form, sent: ReturnType<typeof pendingRegistration.use>, submission: Submission, openedWith: string) {
  const t = useT()
  const { values, set, stage: place, go } = form
  const plans = useNumberingPlans(isForeignPhone(values))
  const { memberType } = place
  const flow = useCodeFlow<Stage>({
    submission,
    form: { values, set, stage: stageOf(place), go: (stage) => go(placeOf(stage, memberType)) },
    sent,
    send: async (name) =>
      pendingRegistration.write({ ...(await sendCode('register', name)), ...registrantOf(values), memberType, openedWith }),
    async onCode(entered, code) {
      await checkCode(entered, code)
      go(placeOf('password', memberType))
    },
    previous: {},
  })

  /** Sends a code to a free account; the names are those entered last. */
  function submitRegistrant(results: Parameters<Submission['check']>[0]) {
    if (!submission.check({ ...results, account: accountError(values, 'register', plans) })) return
    const name = accountName(values, plans)
    if (sent?.userName === name.userName) pendingRegistration.write({ ...sent, ...registrantOf(values), memberType })
    flow.requestCode(name, 'code', () => assertAccountStatus(name.userName, false, t('account.exists')))
  }
  return {
    setCode: flow.setCode,
    resend: flow.resend,
    restingSend: flow.restingSend,
    restingCode: flow.restingCode,
    submitCode: flow.submitCode,
    submitPerson: () => submitRegistrant({ firstName: firstNameError(values.firstName), lastName: lastNameError(values.lastName) }),
    submitCompany: () =>
      submitRegistrant({ companyName: companyNameError(values.companyName), companyCode: companyCodeError(values.companyCode) }),
    asLegalEntity() {
      set({ memberType: 1 })
      go(placeOf('company', 1))
    },
    /** Returns to the account, to enter one of the other kind. */
    otherAccount() {
      set({ account: '' })
      go(placeOf(memberType === 1 ? 'company' : 'account', memberType))
    },
  }
}

type Submission = ReturnType<typeof useFormSubmit<RegisterField>>
type Form = ReturnType<typeof useFormValues<RegisterValues, Place, RegisterField>>
export type RegistrationState = ReturnType<typeof useRegistration>
