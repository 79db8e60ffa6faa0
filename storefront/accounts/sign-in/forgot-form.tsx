import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { AccountField } from '../forms/account-field.tsx'
import { formatAccount } from '../forms/account-name.ts'
import { CodeStep } from '../forms/code-step.tsx'
import { DoneStep, OtherForm, StepForm, SubmitButton } from '../forms/form-parts.tsx'
import { NewPassword } from '../forms/new-password.tsx'
import type { ForgotState } from './use-forgot.ts'
import { useStageFocus } from '../forms/use-staged-form.ts'

interface ForgotFormProps {
  state: ForgotState
  onLogin: (account: string) => void
}

/** The current stage of a forgotten password; focuses its first field when the stage changes. */
export function ForgotForm({ state, onLogin }: ForgotFormProps) {
  const t = useT()
  const { stage, values } = state
  useStageFocus(stage, stage === 'done' ? undefined : stage, 'account')
  if (stage === 'account') return <AccountStep state={state} onLogin={onLogin} />
  if (stage === 'code') return <CodeStep state={state} action={t('accounts.next')} />
  if (stage === 'password') return <PasswordStep state={state} />
  return (
    <DoneStep title={t('accounts.forgot.done.title')} text={t('accounts.forgot.done.text', { account: formatAccount(values.account) })}>
      <Button size="lg" wide onClick={() => onLogin(values.account)}>
        {t('accounts.login.action')}
      </Button>
    </DoneStep>
  )
}

function AccountStep({ state, onLogin }: ForgotFormProps) {
  const t = useT()
  const { values, submitAccount } = state
  return (
    <StepForm state={state} onSubmit={submitAccount} icon="key-round" title={t('accounts.forgot.title')} text={t('accounts.forgot.text')}>
      <AccountField form={state} first />
      <SubmitButton state={state}>{t('accounts.forgot.action')}</SubmitButton>
      <OtherForm text={t('accounts.forgot.remembered')} action={t('accounts.register.login')} onAction={() => onLogin(values.account)} />
    </StepForm>
  )
}

function PasswordStep({ state }: { state: ForgotState }) {
  const t = useT()
  const { sent, field, submitPassword } = state
  return (
    <StepForm
      state={state}
      onSubmit={submitPassword}
      icon="lock"
      title={t('accounts.newPassword.title')}
      text={t('accounts.forgot.password.text')}
    >
      <NewPassword userName={sent?.userName ?? ''} field={field} first />
      <SubmitButton state={state}>{t('accounts.forgot.save')}</SubmitButton>
    </StepForm>
  )
}
