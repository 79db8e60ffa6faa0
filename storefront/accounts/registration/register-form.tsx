import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatAccount } from '../forms/account-name.ts'
import { CodeStep } from '../forms/code-step.tsx'
import { DoneStep } from '../forms/form-parts.tsx'
import { useStageFocus } from '../forms/use-staged-form.ts'
import { PasswordStep } from './password-step.tsx'
import { CompanyStep, PersonStep, type RegisterFormProps } from './register-steps.tsx'
import type { Stage } from './registration-steps.ts'

/** The last stage has no field: its heading is focused. */
const firstFields: Partial<Record<Stage, string>> = { account: 'firstName', company: 'companyName', code: 'code', password: 'password' }

/** The current stage of a registration; focuses its first field when the stage changes. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useT()
  const { state, onLogin } = props
  const { stage, sent } = state
  const { account } = state.values
  useStageFocus(stage, firstFields[stage], 'account')
  switch (stage) {
    case 'account':
      return <PersonStep {...props} />
    case 'company':
      return <CompanyStep {...props} />
    case 'code': {
      const text = t(sent?.model === 'phone' ? 'accounts.code.byMail' : 'accounts.code.byPhone')
      return <CodeStep state={{ ...state, otherWay: { text, go: state.otherAccount } }} action={t('accounts.next')} />
    }
    case 'password':
      return <PasswordStep state={state} />
    case 'done':
      return (
        <DoneStep title={t('accounts.done.title')} text={t('accounts.done.text', { account: formatAccount(account) })}>
          <Button size="lg" wide onClick={() => onLogin(account)}>
            {t('accounts.login.action')}
          </Button>
        </DoneStep>
      )
  }
}
