import type { SignInProvider } from '#contract/accounts/constants.ts'
import { companyNameLength } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { OtherForm, StepForm, SubmitButton } from '../forms/form-parts.tsx'
import { NameFields } from '../forms/name-fields.tsx'
import { ThirdPartyButtons } from '../third-party/third-party-buttons.tsx'
import type { RegistrationState } from './use-registration.ts'
import formPartsStyles from '../forms/form-parts.module.css'

export interface RegisterFormProps {
  state: RegistrationState
  /** Where to go once signed in. */
  redirect: string | undefined
  /** Configured sign-in providers. */
  providers: readonly SignInProvider[]
  onLogin: (account: string) => void
}

/** Names and account of a natural person, with the alternatives: providers and legal entity. */
export function PersonStep({ state, redirect, providers, onLogin }: RegisterFormProps) {
  const t = useT()
  const { values, submitPerson, asLegalEntity } = state
  return (
    <>
      <StepForm
        state={state}
        onSubmit={submitPerson}
        icon="user-round"
        title={t('accounts.register.title')}
        text={t('accounts.register.text')}
      >
        <NameFields bind={state.field} focusFirst />
        <AccountField form={state} help={t('accounts.account.help')} />
        <SubmitButton state={state}>{t('accounts.next')}</SubmitButton>
      </StepForm>
      <div className={`${formPartsStyles.auth} ${formPartsStyles.more}`}>
        <ThirdPartyButtons redirect={redirect} providers={providers} />
        <Button kind="line" wide icon="building-2" onClick={asLegalEntity}>
          {t('accounts.legal')}
        </Button>
        <OtherForm text={t('accounts.register.known')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
      </div>
    </>
  )
}

/** Company and account of a legal entity. */
export function CompanyStep({ state, onLogin }: Pick<RegisterFormProps, 'state' | 'onLogin'>) {
  const t = useT()
  const { values, field, submitCompany } = state
  return (
    <StepForm state={state} onSubmit={submitCompany} icon="building-2" title={t('accounts.legal')} text={t('accounts.legal.text')}>
      <Field
        label={t('accounts.companyName')}
        autoComplete="organization"
        maxLength={companyNameLength}
        data-autofocus=""
        {...field('companyName')}
      />
      <Field
        label={t('accounts.companyCode')}
        help={t('accounts.companyCode.help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...field('companyCode')}
      />
      <AccountField form={state} help={t('accounts.account.help')} />
      <SubmitButton state={state}>{t('accounts.next')}</SubmitButton>
      <OtherForm text={t('accounts.register.known')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
    </StepForm>
  )
}
