import { useEffect, useRef } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
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
  /** Configured sign-in providers. */
  providers: readonly SignInProvider[]
  onLogin: (account: string) => void
}

/** The last stage has no field: its heading is focused. */
const firstFields: Partial<Record<Stage, string>> = { account: 'firstName', company: 'companyName', code: 'code', password: 'password' }

/** The current stage of a registration; focuses its first field when the stage changes. */
export function RegisterForm(props: RegisterFormProps) {
  const { stage } = props.state
  const focusedStage = useRef<Stage>('account')
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
