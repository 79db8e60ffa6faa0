import {
  agreementError,
  companyCodeError,
  companyNameError,
  firstNameError,
  lastNameError,
  newPasswordError,
  repeatPasswordError,
} from '#contract/accounts/rules.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { checkCode, assertAccountStatus, registerMember, sendCode, type Registrant } from '../forms/account-calls.ts'
import { accountError, accountName, accountInputOf, noAccount } from '../forms/account-name.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { previousPlace, placeOf, stageOf, type Place, type Stage } from './registration-steps.ts'
import { codeToResume, useCodeFlow, type PendingCode } from '../forms/use-code-flow.ts'
import { useStagedForm } from '../forms/use-staged-form.ts'

const noRegistrant: Registrant = { memberType: 0, firstName: '', lastName: '', companyName: '', companyCode: '' }
const emptyValues = { ...noRegistrant, ...noAccount, code: '', password: '', repeat: '', agreement: false }
type RegisterValues = typeof emptyValues
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
  const sent = pendingRegistration.use()
  const resumed = codeToResume(account, sent)
  const typed = resumed && { memberType: resumed.memberType, ...registrantOf(resumed), ...accountInputOf(resumed.userName) }
  const initial = { ...emptyValues, ...(account && { account }), ...typed }
  const firstPlace = (values: RegisterValues) =>
    resumed ? placeOf('code', resumed.memberType) : placeOf(values.memberType === 1 ? 'company' : 'account', values.memberType)
  const form = useStagedForm({ initial, firstStage: firstPlace, draft: 'registration' })
  const { values, set, stage: place, go, check, run, setErrors } = form
  const { memberType } = place
  const actions = useActions(form, sent, account)

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
    ...form,
    ...actions,
    place,
    stage: stageOf(place),
    sent,
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
function useActions(form: Form, sent: ReturnType<typeof pendingRegistration.use>, openedWith: string) {
  const t = useT()
  const { values, plans, set, stage: place, go } = form
  const { memberType } = place
  const flow = useCodeFlow<Stage>({
    form: { ...form, stage: stageOf(place), go: (stage) => go(placeOf(stage, memberType)) },
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
  function submitRegistrant(results: Parameters<Form['check']>[0]) {
    if (!form.check({ ...results, account: accountError(values, 'register', plans) })) return
    const name = accountName(values, plans)
    if (sent?.userName === name.userName) pendingRegistration.write({ ...sent, ...registrantOf(values), memberType })
    flow.requestCode(name, 'code', () => assertAccountStatus(name.userName, false, t('account.exists')))
  }
  return {
    ...flow,
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

type Form = ReturnType<typeof useStagedForm<RegisterValues, Place>>
export type RegistrationState = ReturnType<typeof useRegistration>
