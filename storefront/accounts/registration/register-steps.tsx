import type { SignInProvider } from '#contract/accounts/constants.ts'
import { companyNameLength } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { FormError, OtherForm, StepForm, StepHeading, SubmitButton } from '../forms/form-parts.tsx'
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

/** Binds a field of the form by its name. */
function bind({ values, errors, set }: RegistrationState, field: 'firstName' | 'lastName' | 'companyName' | 'companyCode') {
  return {
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  }
}

/** Names and account of a natural person, with the alternatives: providers and legal entity. */
export function PersonStep({ state, redirect, providers, onLogin }: RegisterFormProps) {
  const t = useT()
  const { values, errors, set, submitPerson, asLegalEntity } = state
  return (
    <>
      <StepForm onSubmit={submitPerson}>
        <StepHeading icon="user-round" title={t('accounts.register.title')} text={t('accounts.register.text')} />
        <FormError text={errors.form} />
        <NameFields bind={(field) => bind(state, field)} focusFirst />
        <AccountField value={values} error={errors.account} help={t('accounts.account.help')} onChange={set} />
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
  const { values, errors, set, submitCompany } = state
  return (
    <StepForm onSubmit={submitCompany}>
      <StepHeading icon="building-2" title={t('accounts.legal')} text={t('accounts.legal.text')} />
      <FormError text={errors.form} />
      <Field
        label={t('accounts.companyName')}
        autoComplete="organization"
        maxLength={companyNameLength}
        data-autofocus=""
        {...bind(state, 'companyName')}
      />
      <Field
        label={t('accounts.companyCode')}
        help={t('accounts.companyCode.help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...bind(state, 'companyCode')}
      />
      <AccountField value={values} error={errors.account} help={t('accounts.account.help')} onChange={set} />
      <SubmitButton state={state}>{t('accounts.next')}</SubmitButton>
      <OtherForm text={t('accounts.register.known')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
    </StepForm>
  )
}
