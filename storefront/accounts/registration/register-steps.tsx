import type { SignInProvider } from '#contract/accounts/constants.ts'
import { companyNameLength } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { formatAccount } from '../forms/account-name.ts'
import { FormError, StepHeading, OtherForm, StepForm } from '../forms/form-parts.tsx'
import { NameFields } from '../forms/name-fields.tsx'
import { ThirdPartyButtons } from '../third-party/third-party-buttons.tsx'
import type { RegistrationState } from './use-registration.ts'
import formPartsStyles from '../forms/form-parts.module.css'

interface StepProps {
  state: RegistrationState
  redirect: string | undefined
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

function Account({ state, help }: { state: RegistrationState; help: string }) {
  const { values, errors, set } = state
  return <AccountField value={values} error={errors.account} help={help} onChange={set} />
}

/** Names and account of a natural person, with the alternatives: providers and legal entity. */
export function PersonStep({ state, redirect, providers, onLogin }: StepProps) {
  const t = useT()
  const { values, errors, busy, resting, submitPerson, asLegalEntity } = state
  return (
    <>
      <StepForm onSubmit={submitPerson}>
        <StepHeading icon="user-round" title={t('accounts.register.title')} text={t('accounts.register.text')} />
        <FormError text={errors.form} />
        <NameFields bind={(field) => bind(state, field)} focusFirst />
        <Account state={state} help={t('accounts.account.help')} />
        <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
          {t('accounts.next')}
        </Button>
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
export function CompanyStep({ state, onLogin }: StepProps) {
  const t = useT()
  const { values, errors, busy, resting, submitCompany } = state
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
      <Account state={state} help={t('accounts.account.help')} />
      <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
        {t('accounts.next')}
      </Button>
      <OtherForm text={t('accounts.register.known')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
    </StepForm>
  )
}

/** The confirmation, with the way to the login. */
export function DoneStep({ state, onLogin }: StepProps) {
  const t = useT()
  const { account } = state.values
  return (
    <div className={`${formPartsStyles.auth} ${formPartsStyles.done}`}>
      <StepHeading
        ok
        icon="circle-check"
        title={t('accounts.done.title')}
        text={t('accounts.done.text', { account: formatAccount(account) })}
        focused
      />
      <Button size="lg" wide onClick={() => onLogin(account)}>
        {t('accounts.login.action')}
      </Button>
    </div>
  )
}
