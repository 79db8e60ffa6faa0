import { useT } from '#storefront/app/i18n/messages.tsx'
import { HiddenUserName, PasswordField, PasswordRules } from './password-field.tsx'
import type { Errors } from './use-form-submit.ts'

interface NewPasswordProps {
  /** The account: password managers store the password under it. */
  userName: string
  values: { password: string; repeat: string }
  errors: Errors<'password' | 'repeat'>
  onChange: (changes: { password: string } | { repeat: string }) => void
  /** Focused when the form opens. */
  first?: boolean
}

/** The fields of a new password: password, its rules, repetition. */
export function NewPassword({ userName, values, errors, onChange, first }: NewPasswordProps) {
  const t = useT()
  return (
    <>
      <HiddenUserName userName={userName} />
      <div>
        <PasswordField
          label={t('accounts.newPassword')}
          name="password"
          autoComplete="new-password"
          value={values.password}
          error={errors.password}
          onChange={(event) => onChange({ password: event.target.value })}
          {...(first ? { 'data-autofocus': '' } : {})}
        />
        <PasswordRules value={values.password} />
      </div>
      <PasswordField
        label={t('accounts.password.repeat')}
        name="repeat"
        autoComplete="new-password"
        value={values.repeat}
        error={errors.repeat}
        onChange={(event) => onChange({ repeat: event.target.value })}
      />
    </>
  )
}
