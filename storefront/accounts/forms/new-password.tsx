import { useT } from '#storefront/app/i18n/messages.tsx'
import { HiddenUserName, PasswordField, PasswordRules, type FieldBinding } from './password-field.tsx'

interface NewPasswordProps {
  /** The account: password managers store the password under it. */
  userName: string
  field: (name: 'password' | 'repeat') => FieldBinding
  /** Focused when the form opens. */
  first?: boolean
}

/** The fields of a new password: password, its rules, repetition. */
export function NewPassword({ userName, field, first }: NewPasswordProps) {
  const t = useT()
  const password = field('password')
  const focus = first ? { 'data-autofocus': '' } : {}
  return (
    <>
      <HiddenUserName userName={userName} />
      <div>
        <PasswordField {...password} {...focus} label={t('accounts.newPassword')} autoComplete="new-password" />
        <PasswordRules value={password.value as string} />
      </div>
      <PasswordField {...field('repeat')} label={t('accounts.password.repeat')} autoComplete="new-password" />
    </>
  )
}
