import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { ContactField } from '../forms/account-field.tsx'
import { formatAccount, type AccountName } from '../forms/account-name.ts'
import { CodeStep } from '../forms/code-step.tsx'
import { StepForm, SubmitButton } from '../forms/form-parts.tsx'
import { CurrentPassword, HiddenUserName } from '../forms/password-field.tsx'
import { contactStages, useContact, type ContactState } from './use-contact.ts'
import { useStageFocus } from '../forms/use-staged-form.ts'

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
  useStageFocus(stage, stage)
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
  const old = model === 'mail' ? member.email : member.mobilePhone
  return (
    <StepForm
      state={state}
      onSubmit={state.submitAccount}
      icon={model === 'mail' ? 'mail' : 'smartphone'}
      title={t(`accounts.contact.${model}.${old ? 'change' : 'add'}`)}
      text={old ? t('accounts.contact.instead', { account: formatAccount(old) }) : t(`accounts.contact.${model}.text`)}
    >
      <ContactField form={state} model={model} />
      <SubmitButton state={state}>{t('accounts.forgot.action')}</SubmitButton>
    </StepForm>
  )
}

function PasswordStep({ state, member }: { state: ContactState; member: MemberInfo }) {
  const t = useT()
  return (
    <StepForm
      state={state}
      onSubmit={state.submitPassword}
      icon="lock"
      title={t('accounts.contact.password.title')}
      text={t('accounts.contact.password.text')}
    >
      <HiddenUserName userName={member.accountNumber} />
      <CurrentPassword {...state.field('password')} />
      <SubmitButton state={state}>{t('accounts.page.save')}</SubmitButton>
    </StepForm>
  )
}
