import { useSyncExternalStore, type FormEvent, type ReactNode } from 'react'
import { codeLength } from '#contract/accounts.ts'
import { Rich, useT } from '../api/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/check.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { CodeInput } from './code-input.tsx'
import { FormError, Lead, Other } from './form-parts.tsx'
import { PasswordField, PasswordRules } from './password-field.tsx'
import type { RegistrationState } from './use-registration.ts'

interface StepProps {
  state: RegistrationState
  onLogin: (account: string) => void
}

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="auth" method="post" noValidate onSubmit={submit}>
      {children}
    </form>
  )
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
    <Form onSubmit={submitAccount}>
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
    </Form>
  )
}

export function CodeStep({ state }: StepProps) {
  const t = useT()
  const { values, sent, errors, busy, set, back, resend, submitCode } = state
  const left = useSecondsUntil(sent?.resendAt ?? 0)
  const life = Math.round((sent?.life ?? 0) / 60)
  return (
    <Form onSubmit={() => submitCode()}>
      <Lead
        icon="message-square-text"
        title={t('accounts.code.title')}
        text={
          <>
            {t('accounts.code.text', { count: codeLength })}
            <br />
            <span className="b5 text-ink break-all">{sent?.account}</span>{' '}
            <button type="button" className="link" onClick={back}>
              {t('accounts.code.change')}
            </button>
          </>
        }
      />
      <FormError text={errors.form} />
      <CodeInput
        label={t('accounts.code')}
        value={values.code}
        error={errors.code}
        onChange={(code) => set('code', code)}
        onComplete={submitCode}
      />
      <div className="dialog__row">
        <span>{t('accounts.code.lives', { minutes: life })}</span>
        {left > 0 ? (
          <span>
            {t('accounts.code.again')} <b className="num b5 text-ink">{clock(left)}</b>
          </span>
        ) : (
          <button type="button" className="link" onClick={resend} disabled={busy}>
            {t('accounts.code.resend')}
          </button>
        )}
      </div>
      <Button type="submit" size="lg" wide busy={busy} disabled={values.code.length < codeLength}>
        {t('accounts.next')}
      </Button>
      <p className="auth__other">{t('accounts.code.missing')}</p>
    </Form>
  )
}

export function PasswordStep({ state }: StepProps) {
  const t = useT()
  const { values, sent, errors, busy, set, submitPassword } = state
  return (
    <Form onSubmit={submitPassword}>
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
    </Form>
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

const clock = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

function everyHalfSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 500)
  return () => clearInterval(timer)
}

/** Whole seconds until an instant (ms since 1970), counted down. */
function useSecondsUntil(at: number): number {
  const now = useSyncExternalStore(
    everyHalfSecond,
    () => Math.floor(Date.now() / 1000),
    () => 0,
  )
  return Math.max(0, Math.ceil(at / 1000) - now)
}
