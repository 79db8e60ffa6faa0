import { Rich, useT } from '../api/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/check.tsx'
import { Icon } from '../ui/icon.tsx'
import { FormError, Lead, StepForm } from './form-parts.tsx'
import { PasswordField, PasswordRules } from './password-field.tsx'
import type { RegistrationState } from './use-registration.ts'

export function PasswordStep({ state }: { state: RegistrationState }) {
  const t = useT()
  const { values, sent, errors, busy, set, submitPassword } = state
  return (
    <StepForm onSubmit={submitPassword}>
      <Lead icon="lock" title={t('accounts.newPassword.title')} text={t('accounts.newPassword.text')} />
      <FormError text={errors.form} />
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={sent?.account ?? ''} readOnly hidden />
      <div>
        <PasswordField
          label={t('accounts.password')}
          name="password"
          autoComplete="new-password"
          data-autofocus=""
          value={values.password}
          error={errors.password}
          onChange={(event) => set('password', event.target.value)}
        />
        <PasswordRules value={values.password} />
      </div>
      <PasswordField
        label={t('accounts.password.repeat')}
        name="repeat"
        autoComplete="new-password"
        value={values.repeat}
        error={errors.repeat}
        onChange={(event) => set('repeat', event.target.value)}
      />
      <Agreement ticked={values.agreement} error={errors.agreement} onChange={(ticked) => set('agreement', ticked)} />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('accounts.register.action')}
      </Button>
    </StepForm>
  )
}

function Agreement({ ticked, error, onChange }: { ticked: boolean; error: string | undefined; onChange: (ticked: boolean) => void }) {
  const newTab = (href: string) => (text: string) => (
    <a className="link" href={href} target="_blank" rel="noopener">
      {text}
    </a>
  )
  return (
    <div>
      <Checkbox
        name="agreement"
        className="auth__agree"
        checked={ticked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agreement-about' : undefined}
        label={<Rich id="accounts.agreement" parts={{ terms: newTab('/protocol_ty_fx'), privacy: newTab('/protocol_ty_ysz') }} />}
      />
      {error && (
        <p className="help is-error mt-1" id="agreement-about" role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
