import { useT } from '../api/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormError, Lead, Other, StepForm } from './form-parts.tsx'
import type { RegistrationState } from './use-registration.ts'

interface StepProps {
  state: RegistrationState
  onLogin: (account: string) => void
}

export function AccountStep({ state, onLogin }: StepProps) {
  const t = useT()
  const { values, errors, busy, set, submitAccount } = state
  const bind = (field: 'firstName' | 'lastName' | 'account') => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <StepForm onSubmit={submitAccount}>
      <Lead icon="user-round" title={t('accounts.register.title')} text={t('accounts.register.text')} />
      <FormError text={errors.form} />
      <div className="auth__pair">
        <Field label={t('accounts.firstName')} autoComplete="given-name" maxLength={60} data-autofocus="" {...bind('firstName')} />
        <Field label={t('accounts.lastName')} autoComplete="family-name" maxLength={60} {...bind('lastName')} />
      </div>
      <Field
        label={t('accounts.mail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        help={t('accounts.mail.help')}
        {...bind('account')}
      />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('accounts.next')}
      </Button>
      <Other text={t('accounts.register.known')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
    </StepForm>
  )
}

export function DoneStep({ state, onLogin }: StepProps) {
  const t = useT()
  return (
    <div className="auth auth--done">
      <Lead icon="circle-check" title={t('accounts.done.title')} text={t('accounts.done.text', { account: state.values.account })} />
      <Button size="lg" wide data-autofocus="" onClick={() => onLogin(state.values.account)}>
        {t('accounts.login.action')}
      </Button>
    </div>
  )
}
