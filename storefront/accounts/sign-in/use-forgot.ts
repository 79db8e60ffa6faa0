import { newPasswordError, repeatPasswordError } from '#contract/accounts/rules.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { checkCode, assertAccountStatus, sendCode, setForgottenPassword } from '../forms/account-calls.ts'
import { accountError, accountName, accountInputOf, noAccount } from '../forms/account-name.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { codeToResume, useCodeFlow, type PendingCode } from '../forms/use-code-flow.ts'
import { useStagedForm } from '../forms/use-staged-form.ts'

/** In this order (specification, section 4). */
const forgotStages = ['account', 'code', 'password', 'done'] as const
type ForgotStage = (typeof forgotStages)[number]

/** The steps of the progress bar and the current one, from 1; neither once it is done. */
export const forgotProgress = (stage: ForgotStage): { steps?: number; step?: number } =>
  stage === 'done' ? {} : { steps: forgotStages.length - 1, step: forgotStages.indexOf(stage) + 1 }

const pendingCode = openPendingStore<PendingCode>('forgotCode')
const emptyValues = { ...noAccount, code: '', password: '', repeat: '' }

const previousStage: Partial<Record<ForgotStage, ForgotStage>> = { code: 'account', password: 'code' }

/** The stages of a forgotten password. Opens at the code where one was sent before a reload, to the account that it is opened with. */
export function useForgot(account = '') {
  const t = useT()
  const sent = pendingCode.use()
  const resumed = codeToResume(account, sent)
  const form = useStagedForm({
    initial: { ...emptyValues, account, ...(resumed && accountInputOf(resumed.userName)) },
    firstStage: (): ForgotStage => (resumed ? 'code' : 'account'),
    draft: 'forgot',
  })
  const { values, plans, set, go, check, run, setErrors } = form
  const flow = useCodeFlow({
    form,
    sent,
    send: async (name) => pendingCode.write({ ...(await sendCode('forgot', name)), openedWith: account }),
    async onCode(entered, code) {
      await checkCode(entered, code)
      go('password')
    },
    previous: previousStage,
  })
  /** Returns to the code where it has expired meanwhile. */
  function returnToCode({ params, message }: CallError): boolean {
    if (params.field !== 'code') return false
    go('code')
    setErrors({ code: message })
    return true
  }
  return {
    ...form,
    ...flow,
    submitAccount() {
      if (!check({ account: accountError(values, 'login', plans) })) return
      const name = accountName(values, plans)
      flow.requestCode(name, 'code', () => assertAccountStatus(name.userName, true, t('account.missing')))
    },
    submitPassword() {
      const { code, password, repeat } = values
      if (!check({ password: newPasswordError(password), repeat: repeatPasswordError(password, repeat) }) || !sent) return
      void run(async () => {
        await setForgottenPassword(sent, code, password)
        set({ account: sent.userName })
        pendingCode.write(undefined)
        go('done')
      }, returnToCode)
    },
  }
}

export type ForgotState = ReturnType<typeof useForgot>
