import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { AuthPage } from './sign-in/auth-page.tsx'
import { RegisterForm } from './registration/register-form.tsx'
import { progressOf } from './registration/registration-steps.ts'
import { useRegistration } from './registration/use-registration.ts'
import { loadVisitorPage } from './session/visitor-page.ts'

export const loader = (args: LoaderFunctionArgs) => loadVisitorPage(args)

export default function RegisterRoute() {
  const t = useT()
  const { redirect, providers, picture } = useLoaderData<typeof loader>()
  const { state: passed } = useLocation() as { state: { account?: string } | null }
  const navigate = useNavigate()
  const state = useRegistration(passed?.account)
  return (
    <AuthPage
      title={t('accounts.register.title')}
      description={t('accounts.register.text')}
      picture={picture}
      onBack={state.back}
      {...progressOf(state.place)}
    >
      <RegisterForm
        state={state}
        redirect={redirect}
        providers={providers}
        onLogin={(account) => void navigate(`/login?${new URLSearchParams({ redirect })}`, { state: { account } })}
      />
    </AuthPage>
  )
}
