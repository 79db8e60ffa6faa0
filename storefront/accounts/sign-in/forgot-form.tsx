import { useEffect, useRef } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { formatAccount } from '../forms/account-name.ts'
import { CodeStep } from '../forms/code-step.tsx'
import { FormError, StepHeading, OtherForm, StepForm } from '../forms/form-parts.tsx'
import { NewPassword } from '../forms/new-password.tsx'
import type { ForgotStage, ForgotState } from './use-forgot.ts'
import { focusField } from '../forms/use-form-submit.ts'
import formPartsStyles from '../forms/form-parts.module.css'

interface ForgotFormProps {
  state: ForgotState
  onLogin: (account: string) => void
}

const firstFields: Partial<Record<ForgotStage, string>> = { account: 'account', code: 'code', password: 'password' }

/** The current stage of a forgotten password; focuses its first field when the stage changes. */
export function ForgotForm(props: ForgotFormProps) {
  const { stage } = props.state
  const focusedStage = useRef<ForgotStage>('account')
  useEffect(() => {
    const first = firstFields[stage]
    if (stage !== focusedStage.current && first) focusField(first)
    focusedStage.current = stage
  }, [stage])
  return (
    <>
      <Step {...props} />
    </>
  )
}

function Step({ state, onLogin }: ForgotFormProps) {
  const t = useT()
  const { stage, values } = state
  if (stage === 'account') return <AccountStep state={state} onLogin={onLogin} />
  if (stage === 'code') return <CodeStep state={state} action={t('accounts.next')} />
  if (stage === 'password') return <PasswordStep state={state} />
  return (
    <div className={`${formPartsStyles.auth} ${formPartsStyles.done}`}>
      <StepHeading
        ok
        icon="circle-check"
        title={t('accounts.forgot.done.title')}
        text={t('accounts.forgot.done.text', { account: formatAccount(values.account) })}
        focused
      />
      <Button size="lg" wide onClick={() => onLogin(values.account)}>
        {t('accounts.login.action')}
      </Button>
    </div>
  )
}

function AccountStep({ state, onLogin }: ForgotFormProps) {
  const t = useT()
  const { values, errors, busy, resting, set, submitAccount } = state
  return (
    <StepForm onSubmit={submitAccount}>
      <StepHeading icon="key-round" title={t('accounts.forgot.title')} text={t('accounts.forgot.text')} />
      <FormError text={errors.form} />
      <AccountField value={values} error={errors.account} onChange={set} first />
      <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
        {t('accounts.forgot.action')}
      </Button>
      <OtherForm text={t('accounts.forgot.remembered')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
    </StepForm>
  )
}

function PasswordStep({ state }: { state: ForgotState }) {
  const t = useT()
  const { values, sent, errors, busy, resting, set, submitPassword } = state
  return (
    <StepForm onSubmit={submitPassword}>
      <StepHeading icon="lock" title={t('accounts.newPassword.title')} text={t('accounts.forgot.password.text')} />
      <FormError text={errors.form} />
      <NewPassword userName={sent?.userName ?? ''} values={values} errors={errors} onChange={set} first />
      <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
        {t('accounts.forgot.save')}
      </Button>
    </StepForm>
  )
}
