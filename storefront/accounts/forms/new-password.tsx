import { useT } from '#storefront/app/i18n/messages.tsx'
import { PasswordField, PasswordRules } from './password-field.tsx'
import type { Errors } from './use-form-submit.ts'

interface NewPasswordProps {
  /** Whose password it is: password managers file it under this name. */
  userName: string
  values: { password: string; repeat: string }
  errors: Errors<'password' | 'repeat'>
  onChange: (part: { password: string } | { repeat: string }) => void
  /** It takes the focus when the form opens. */
  first?: boolean
}

/** A new password, its rules while it is typed, and once more the same. */
export function NewPassword({ userName, values, errors, onChange, first }: NewPasswordProps) {
  const t = useT()
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
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
