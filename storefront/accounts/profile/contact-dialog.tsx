import { useEffect, useRef } from 'react'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { ContactField } from '../forms/account-field.tsx'
import { formatAccount, type AccountName } from '../forms/account-name.ts'
import { CodeStep } from '../forms/code-step.tsx'
import { FormError, StepHeading, StepForm } from '../forms/form-parts.tsx'
import { LoginAgainError } from './login-again-error.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { contactStages, useContact, type ContactState } from './use-contact.ts'
import { focusField } from '../forms/use-form-submit.ts'

interface ContactDialogProps {
  member: MemberInfo
  model: AccountName['model']
  onClose: () => void
  /** The change is saved. */
  onDone: () => Promise<void>
}

/** Adds or replaces the e-mail address or phone number a member signs in with. */
export function ContactDialog({ member, model, onClose, onDone }: ContactDialogProps) {
  const t = useT()
  const state = useContact(member, model, onDone)
  const { stage } = state
  const focusedStage = useRef(stage)
  useEffect(() => {
    if (stage !== focusedStage.current) focusField(stage)
    focusedStage.current = stage
  }, [stage])
  const steps = member.hasPassword ? contactStages.length : contactStages.length - 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accounts.signIn.title')}
      onBack={state.back}
      steps={steps}
      step={contactStages.indexOf(stage) + 1}
    >
      {stage === 'account' && <AccountStep state={state} member={member} model={model} />}
      {stage === 'code' && <CodeStep state={state} action={t(member.hasPassword ? 'accounts.next' : 'accounts.page.save')} />}
      {stage === 'password' && <PasswordStep state={state} member={member} />}
    </Dialog>
  )
}

function AccountStep({ state, member, model }: { state: ContactState; member: MemberInfo; model: AccountName['model'] }) {
  const t = useT()
  const { values, errors, busy, resting, set, submitAccount } = state
  const old = model === 'mail' ? member.email : member.mobilePhone
  return (
    <StepForm onSubmit={submitAccount}>
      <StepHeading
        icon={model === 'mail' ? 'mail' : 'smartphone'}
        title={t(`accounts.contact.${model}.${old ? 'change' : 'add'}`)}
        text={old ? t('accounts.contact.instead', { account: formatAccount(old) }) : t(`accounts.contact.${model}.text`)}
      />
      <LoginAgainError needed={state.errorKey === 'account.loginAgain'} text={errors.form} />
      <ContactField model={model} value={values} error={errors.account} onChange={set} />
      <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
        {t('accounts.forgot.action')}
      </Button>
    </StepForm>
  )
}

function PasswordStep({ state, member }: { state: ContactState; member: MemberInfo }) {
  const t = useT()
  const { values, errors, busy, resting, set, submitPassword } = state
  return (
    <StepForm onSubmit={submitPassword}>
      <StepHeading icon="lock" title={t('accounts.contact.password.title')} text={t('accounts.contact.password.text')} />
      <FormError text={errors.form} />
      <input type="text" name="username" autoComplete="username" value={member.accountNumber} readOnly hidden />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        onChange={(event) => set({ password: event.target.value })}
      />
      <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
        {t('accounts.page.save')}
      </Button>
    </StepForm>
  )
}
