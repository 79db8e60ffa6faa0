import { useEffect, useRef } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { AccountStyles } from '../account-styles.tsx'
import { CodeStep } from '../forms/code-step.tsx'
import { FormError, Lead, Other, StepForm } from '../forms/form-parts.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { ThirdParties } from '../third-party/third-party-buttons.tsx'
import type { LoginState } from './use-login.ts'
import { focusField } from '../forms/use-form-submit.ts'

interface LoginFormProps {
  state: LoginState
  redirect: string | undefined
  providers: readonly SignInProvider[]
  onRegister: (account: string) => void
  onForgot: (account: string) => void
}

/** Login by password, or by a code; focus goes along when the step changes. */
export function LoginForm(props: LoginFormProps) {
  const t = useT()
  const { state } = props
  const { stage } = state
  const seen = useRef<typeof stage>('password')
  useEffect(() => {
    if (stage !== seen.current) focusField(stage === 'code' ? 'code' : 'account')
    seen.current = stage
  }, [stage])
  return (
    <>
      <AccountStyles />
      {stage === 'code' ? (
        <CodeStep
          state={{ ...state, otherWay: { text: t('accounts.login.byPassword'), go: state.back! } }}
          action={t('accounts.login.action')}
        />
      ) : (
        <PasswordLogin {...props} />
      )}
    </>
  )
}

function PasswordLogin({ state, redirect, providers, onRegister, onForgot }: LoginFormProps) {
  const t = useT()
  const { values, errors, busy, pressed, set, submitPassword, askForCode } = state
  const known = values.account !== ''
  return (
    <>
      <StepForm onSubmit={submitPassword}>
        <Lead icon="user-round" title={t('accounts.login.title')} text={t('accounts.login.text')} />
        <FormError text={errors.form} />
        <AccountField value={values} error={errors.account} onChange={set} first={!known} />
        <div>
          <PasswordField
            label={t('accounts.password')}
            name="password"
            autoComplete="current-password"
            value={values.password}
            error={errors.password}
            onChange={(event) => set({ password: event.target.value })}
            {...(known ? { 'data-autofocus': '' } : {})}
          />
          <p className="auth__under">
            <button type="button" className="link" onClick={() => onForgot(values.account)}>
              {t('accounts.forgot')}
            </button>
          </p>
        </div>
        <Button type="submit" size="lg" wide busy={busy && pressed === 'password'} disabled={busy && pressed === 'code'}>
          {t('accounts.login.action')}
        </Button>
      </StepForm>
      <div className="auth auth--more">
        <Button
          kind="line"
          wide
          icon="message-square-text"
          onClick={askForCode}
          busy={busy && pressed === 'code'}
          disabled={busy && pressed === 'password'}
        >
          {t('accounts.login.byCode')}
        </Button>
        <ThirdParties redirect={redirect} providers={providers} />
        <Other text={t('accounts.login.new')} action={t('accounts.login.register')} onAction={() => onRegister(values.account)} />
      </div>
    </>
  )
}
