import { useEffect, useRef } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { CodeStep } from '../forms/code-step.tsx'
import { FormError, StepHeading, OtherForm, StepForm } from '../forms/form-parts.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { ThirdPartyButtons } from '../third-party/third-party-buttons.tsx'
import type { LoginState } from './use-login.ts'
import { focusField } from '../forms/use-form-submit.ts'
import styles from './login-form.module.css'
import formPartsStyles from '../forms/form-parts.module.css'

interface LoginFormProps {
  state: LoginState
  redirect: string | undefined
  providers: readonly SignInProvider[]
  onRegister: (account: string) => void
  onForgot: (account: string) => void
}

/** The current stage of a login; focuses its first field when the stage changes. */
export function LoginForm(props: LoginFormProps) {
  const t = useT()
  const { state } = props
  const { stage } = state
  const focusedStage = useRef<typeof stage>('password')
  useEffect(() => {
    if (stage !== focusedStage.current) focusField(stage === 'code' ? 'code' : 'account')
    focusedStage.current = stage
  }, [stage])
  return (
    <>
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
  const { values, errors, busy, resting, pressed, set, submitPassword, requestCode } = state
  const hasAccount = values.account !== ''
  return (
    <>
      <StepForm onSubmit={submitPassword}>
        <StepHeading icon="user-round" title={t('accounts.login.title')} text={t('accounts.login.text')} />
        <FormError text={errors.form} />
        <AccountField value={values} error={errors.account} onChange={set} first={!hasAccount} />
        <div>
          <PasswordField
            label={t('accounts.password')}
            name="password"
            autoComplete="current-password"
            value={values.password}
            error={errors.password}
            onChange={(event) => set({ password: event.target.value })}
            {...(hasAccount ? { 'data-autofocus': '' } : {})}
          />
          <p className={styles.under}>
            <button type="button" className="link" onClick={() => onForgot(values.account)}>
              {t('accounts.forgot')}
            </button>
          </p>
        </div>
        <Button type="submit" size="lg" wide busy={busy && pressed === 'password'} disabled={pressed === 'code' ? busy : resting}>
          {t('accounts.login.action')}
        </Button>
      </StepForm>
      <div className={`${formPartsStyles.auth} ${formPartsStyles.more}`}>
        <Button
          kind="line"
          wide
          icon="message-square-text"
          onClick={requestCode}
          busy={busy && pressed === 'code'}
          disabled={pressed === 'password' ? busy : resting}
        >
          {t('accounts.login.byCode')}
        </Button>
        <ThirdPartyButtons redirect={redirect} providers={providers} />
        <OtherForm text={t('accounts.login.new')} action={t('accounts.login.register')} onAction={() => onRegister(values.account)} />
      </div>
    </>
  )
}
