import { useState, type FormEvent } from 'react'
import { loginAccountFault, normalizeAccount, passwordFault } from '#contract/account-rules.ts'
import { call } from '../api/browser.ts'
import { useT } from '../api/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { afterLogin } from './after-login.ts'
import { FormError, Lead, Other } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { useWork } from './use-work.ts'

type LoginField = 'account' | 'password'

function fieldOf(key: string): LoginField | 'form' {
  if (key === 'account.wrongLogin' || key === 'account.wait') return 'form'
  return key.startsWith('account.') ? 'account' : key.startsWith('password.') ? 'password' : 'form'
}

interface LoginFormProps {
  redirect: string | undefined
  account?: string | undefined
  onRegister: (account: string) => void
}

/** Login by e-mail and password. */
export function LoginForm({ redirect, account: known = '', onRegister }: LoginFormProps) {
  const t = useT()
  const [account, setAccount] = useState(known)
  const [password, setPassword] = useState('')
  const { errors, busy, check, run, clear } = useWork<LoginField>(fieldOf)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!check({ account: loginAccountFault(account), password: passwordFault(password) })) return
    void run(async () => {
      await call('POST minimall/member/uniteLogin', { body: { mail: normalizeAccount(account), password, model: 'mail' } })
      await afterLogin(redirect)
      // The button stays busy until the next page is there.
      await new Promise(() => {})
    })
  }
  return (
    <form className="auth" method="post" noValidate onSubmit={submit}>
      <Lead icon="user-round" title={t('accounts.login.title')} text={t('accounts.login.text')} />
      <FormError text={errors.form} />
      <Field
        label={t('accounts.mail')}
        name="account"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        error={errors.account}
        onChange={(event) => (setAccount(event.target.value), clear('account'))}
        {...(known ? {} : { 'data-autofocus': '' })}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => (setPassword(event.target.value), clear('password'))}
        {...(known ? { 'data-autofocus': '' } : {})}
      />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('accounts.login.action')}
      </Button>
      <Other text={t('accounts.login.new')} action={t('accounts.login.register')} onAction={() => onRegister(account)} />
    </form>
  )
}
