import { useState } from 'react'
import { passwordError } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { assertAccountStatus, logInByCode, logInByPassword, sendCode } from '../forms/account-calls.ts'
import { accountError, accountName, noAccount } from '../forms/account-name.ts'
import { afterLogin } from '../session/after-login.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { codeToResume, useCodeFlow, type PendingCode } from '../forms/use-code-flow.ts'
import { useStagedForm } from '../forms/use-staged-form.ts'

const pendingCode = openPendingStore<PendingCode>('loginCode')

/**
 * Login with an e-mail address or phone number, by password or by a code sent to it. Opens at the code where one was sent
 * before a reload, to the account that it is opened with.
 * @param redirect where to go afterwards, unchecked
 * @param account prefills the account field
 */
export function useLogin(redirect: string | undefined, account = '') {
  const t = useT()
  const sent = pendingCode.use()
  const form = useStagedForm({
    initial: { ...noAccount, account, password: '', code: '' },
    firstStage: (): 'password' | 'code' => (codeToResume(account, sent) ? 'code' : 'password'),
    draft: 'login',
  })
  const { values, plans, check, run } = form
  /** The button that shows the progress: the one pressed last. */
  const [pressed, setPressed] = useState<'password' | 'code'>('password')

  async function finish() {
    pendingCode.write(undefined)
    await afterLogin(redirect)
    // The button stays busy until the next page has loaded.
    await new Promise(() => {})
  }
  const flow = useCodeFlow({
    form,
    sent,
    send: async (name) => pendingCode.write({ ...(await sendCode('login', name)), openedWith: account }),
    async onCode(verified, code) {
      await logInByCode(verified, code)
      await finish()
    },
    previous: { code: 'password' },
  })
  return {
    ...form,
    ...flow,
    pressed,
    submitPassword() {
      if (!check({ account: accountError(values, 'login', plans), password: passwordError(values.password) })) return
      setPressed('password')
      void run(async () => {
        await logInByPassword(accountName(values, plans), values.password)
        await finish()
      })
    },
    /** Sends a code to a registered account. */
    requestCode() {
      if (!check({ account: accountError(values, 'login', plans) })) return
      const name = accountName(values, plans)
      setPressed('code')
      flow.requestCode(name, 'code', () => assertAccountStatus(name.userName, true, t('account.registerFirst')))
    },
  }
}

export type LoginState = ReturnType<typeof useLogin>
