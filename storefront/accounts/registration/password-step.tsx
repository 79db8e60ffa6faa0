import { useT } from '#storefront/app/i18n/messages.tsx'
import { Agreement } from './agreement.tsx'
import { StepForm, SubmitButton } from '../forms/form-parts.tsx'
import { NewPassword } from '../forms/new-password.tsx'
import type { RegistrationState } from './use-registration.ts'

/** New password and agreement. */
export function PasswordStep({ state }: { state: RegistrationState }) {
  const t = useT()
  const { values, sent, errors, set, submitPassword } = state
  return (
    <StepForm
      state={state}
      onSubmit={submitPassword}
      icon="lock"
      title={t('accounts.newPassword.title')}
      text={t('accounts.newPassword.text')}
    >
      <NewPassword userName={sent?.userName ?? ''} field={state.field} first />
      <Agreement checked={values.agreement} error={errors.agreement} onChange={(checked) => set({ agreement: checked })} />
      <SubmitButton state={state}>{t('accounts.register.action')}</SubmitButton>
    </StepForm>
  )
}
