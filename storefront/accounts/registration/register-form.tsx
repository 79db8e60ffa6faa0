import { useEffect, useRef } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { AccountStyles } from '../account-styles.tsx'
import { CodeStep } from '../forms/code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { CompanyStep, DoneStep, PersonStep } from './register-steps.tsx'
import type { Stage } from './registration-steps.ts'
import { focusField } from '../forms/use-form-submit.ts'
import type { RegistrationState } from './use-registration.ts'

interface RegisterFormProps {
  state: RegistrationState
  /** Where to go once signed in. */
  redirect: string | undefined
  /** Who else can say who it is. */
  providers: readonly SignInProvider[]
  onLogin: (account: string) => void
}

/** The last step has no field: its heading takes the focus by itself. */
const firstFields: Partial<Record<Stage, string>> = { account: 'firstName', company: 'companyName', code: 'code', password: 'password' }

/** The open step of a registration; focus goes to its first field when it changes. */
export function RegisterForm(props: RegisterFormProps) {
  const { stage } = props.state
  const seen = useRef<Stage>('account')
  useEffect(() => {
    const first = firstFields[stage]
    if (stage !== seen.current && first) focusField(first)
    seen.current = stage
  }, [stage])
  return (
    <>
      <AccountStyles />
      <Step {...props} />
    </>
  )
}

function Step(props: RegisterFormProps) {
  const t = useT()
  const { state } = props
  switch (state.stage) {
    case 'account':
      return <PersonStep {...props} />
    case 'company':
      return <CompanyStep {...props} />
    case 'code': {
      const text = t(state.sent?.model === 'phone' ? 'accounts.code.byMail' : 'accounts.code.byPhone')
      return <CodeStep state={{ ...state, otherWay: { text, go: state.otherAccount } }} action={t('accounts.next')} />
    }
    case 'password':
      return <PasswordStep state={state} />
    case 'done':
      return <DoneStep {...props} />
  }
}
