import { useState, type ComponentProps } from 'react'
import { passwordLength } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './password-field.module.css'

/** A password field with a button that shows the password. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const button = (
    <button
      type="button"
      onClick={() => setShown(!shown)}
      aria-label={t(shown ? 'accounts.password.hide' : 'accounts.password.show')}
      aria-pressed={shown}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </button>
  )
  return <Field {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} trailing={button} />
}

/** What a form gives to a field. */
export type FieldBinding = Omit<ComponentProps<typeof Field>, 'label'>

/** The password that an account has. @param first it is focused when the form opens */
export function CurrentPassword({ first, ...field }: FieldBinding & { first?: boolean }) {
  const t = useT()
  const focus = first ? { 'data-autofocus': '' } : {}
  return <PasswordField {...field} {...focus} label={t('accounts.password')} autoComplete="current-password" />
}

/** The account of a password that is entered: password managers store it under this name. */
export function HiddenUserName({ userName }: { userName: string }) {
  return <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
}

/** The rules of a new password, each marked while it is met. */
export function PasswordRules({ value }: { value: string }) {
  const t = useT()
  const rules = [
    ['accounts.rule.length', value.length >= passwordLength.min && value.length <= passwordLength.max],
    ['accounts.rule.digit', /\d/.test(value)],
    ['accounts.rule.upper', /[A-Z]/.test(value)],
    ['accounts.rule.lower', /[a-z]/.test(value)],
  ] as const
  return (
    <ul className={styles.rules}>
      {rules.map(([text, met]) => (
        <li key={text} className={met ? 'ok' : undefined}>
          <Icon name={met ? 'circle-check' : 'minus'} size={16} />
          <Words>{t(text)}</Words>
          {met && <span className="vh">{t('accounts.rule.kept')}</span>}
        </li>
      ))}
    </ul>
  )
}
