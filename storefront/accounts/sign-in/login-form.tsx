import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { CodeStep } from '../forms/code-step.tsx'
import { OtherForm, StepForm } from '../forms/form-parts.tsx'
import { CurrentPassword } from '../forms/password-field.tsx'
import { ThirdPartyButtons } from '../third-party/third-party-buttons.tsx'
import type { LoginState } from './use-login.ts'
import { useStageFocus } from '../forms/use-staged-form.ts'
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
  useStageFocus(stage, stage === 'code' ? 'code' : 'account', 'password')
  if (stage === 'password') return <PasswordLogin {...props} />
  const otherWay = { text: t('accounts.login.byPassword'), go: state.back! }
  return <CodeStep state={{ ...state, otherWay }} action={t('accounts.login.action')} />
}

function PasswordLogin({ state, redirect, providers, onRegister, onForgot }: LoginFormProps) {
  const t = useT()
  const { values, busy, resting, pressed, submitPassword, requestCode } = state
  const hasAccount = values.account !== ''
  return (
    <>
      <StepForm state={state} onSubmit={submitPassword} icon="user-round" title={t('accounts.login.title')} text={t('accounts.login.text')}>
        <AccountField form={state} first={!hasAccount} />
        <div>
          <CurrentPassword {...state.field('password')} first={hasAccount} />
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
