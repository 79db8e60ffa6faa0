import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { StepForm, SubmitButton } from '../forms/form-parts.tsx'
import { ThirdPartyButtons } from '../third-party/third-party-buttons.tsx'
import type { AccountStepState } from './use-account-step.ts'
import formPartsStyles from '../forms/form-parts.module.css'

interface AccountStepProps {
  state: AccountStepState
  redirect: string | undefined
  providers: readonly SignInProvider[]
}

/** E-mail or phone alone; what comes next depends on it. */
export function AccountStep({ state, redirect, providers }: AccountStepProps) {
  const t = useT()
  return (
    <>
      <StepForm state={state} onSubmit={state.submit} icon="user-round" title={t('accounts.start.title')} text={t('accounts.start.text')}>
        <AccountField form={state} first />
        <SubmitButton state={state}>{t('accounts.next')}</SubmitButton>
      </StepForm>
      <div className={`${formPartsStyles.auth} ${formPartsStyles.more}`}>
        <ThirdPartyButtons redirect={redirect} providers={providers} />
      </div>
    </>
  )
}
