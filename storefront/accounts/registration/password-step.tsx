import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Agreement } from './agreement.tsx'
import { FormError, StepHeading, StepForm } from '../forms/form-parts.tsx'
import { NewPassword } from '../forms/new-password.tsx'
import type { RegistrationState } from './use-registration.ts'

/** New password and agreement. */
export function PasswordStep({ state }: { state: RegistrationState }) {
  const t = useT()
  const { values, sent, errors, busy, resting, set, submitPassword } = state
  return (
    <StepForm onSubmit={submitPassword}>
      <StepHeading icon="lock" title={t('accounts.newPassword.title')} text={t('accounts.newPassword.text')} />
      <FormError text={errors.form} />
      <NewPassword userName={sent?.userName ?? ''} values={values} errors={errors} onChange={set} first />
      <Agreement checked={values.agreement} error={errors.agreement} onChange={(checked) => set({ agreement: checked })} />
      <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
        {t('accounts.register.action')}
      </Button>
    </StepForm>
  )
}
