import { api } from '#storefront/app/client/browser.ts'
import { accountError, accountName, formatAccount, noAccount } from '../forms/account-name.ts'
import { useStagedForm } from '../forms/use-staged-form.ts'

interface AccountStepOptions {
  /** Prefills the field. */
  account: string | undefined
  /** The account is registered, or is not. */
  onKnown: (account: string) => void
  onNew: (account: string) => void
}

/**
 * The one question before a purchase: whose account. It asks what a registration asks before it sends a code, with the same limits; where the mall
 * does not say who is a member, everybody goes on to the registration, as without this step.
 */
export function useAccountStep({ account = '', onKnown, onNew }: AccountStepOptions) {
  const form = useStagedForm({ initial: { ...noAccount, account }, firstStage: () => 'account', draft: 'account' })
  const { values, plans } = form
  return {
    ...form,
    submit() {
      if (!form.check({ account: accountError(values, 'register', plans) })) return
      const { userName } = accountName(values, plans)
      void form.run(async () => {
        const { userStatus } = await api.accounts.accountStatus({ userName, type: 0 })
        const next = userStatus === 1 ? onKnown : onNew
        next(formatAccount(userName))
      })
    },
  }
}

export type AccountStepState = ReturnType<typeof useAccountStep>
