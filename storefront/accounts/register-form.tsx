import { useEffect } from 'react'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { AccountStep, DoneStep } from './register-steps.tsx'
import { focusField } from './use-work.ts'
import type { RegistrationState } from './use-registration.ts'

const steps = [AccountStep, CodeStep, PasswordStep, DoneStep] as const
const firstFields = ['firstName', 'code', 'password', undefined] as const
export const stepCount = steps.length

/** The open step of a registration; focus goes to its first field when it changes. */
export function RegisterForm({ state, onLogin }: { state: RegistrationState; onLogin: (account: string) => void }) {
  const Step = steps[state.step]
  const first = firstFields[state.step]
  useEffect(() => {
    if (first && state.step > 0) focusField(first)
  }, [first, state.step])
  return <Step state={state} onLogin={onLogin} />
}
