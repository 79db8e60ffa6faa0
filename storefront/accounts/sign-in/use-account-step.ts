import { georgiaAreaCode } from '#contract/core/phone.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useNumberingPlans } from '#storefront/app/forms/numbering-plans.ts'
import { accountError, accountName, formatAccount, isForeignPhone, type AccountInput } from '../forms/account-name.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import { useFormValues } from '../forms/use-form-values.ts'

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
  const submission = useFormSubmit<'account'>()
  const form = useFormValues<AccountInput, 'account', 'account'>(
    { account, areaCode: georgiaAreaCode },
    () => 'account',
    submission,
    'account',
  )
  const { values } = form
  const plans = useNumberingPlans(isForeignPhone(values))
  return {
    ...submission,
    ...form,
    submit() {
      if (!submission.check({ account: accountError(values, 'register', plans) })) return
      const { userName } = accountName(values, plans)
      void submission.run(async () => {
        const { userStatus } = await api.accounts.accountStatus({ userName, type: 0 })
        const next = userStatus === 1 ? onKnown : onNew
        next(formatAccount(userName))
      })
    },
  }
}

export type AccountStepState = ReturnType<typeof useAccountStep>
