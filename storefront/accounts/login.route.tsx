import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { AuthPage } from './sign-in/auth-page.tsx'
import { ForgotForm } from './sign-in/forgot-form.tsx'
import { LoginForm } from './sign-in/login-form.tsx'
import { forgotProgress, useForgot } from './sign-in/use-forgot.ts'
import { useLogin } from './sign-in/use-login.ts'
import { loadVisitorPage } from './session/visitor-page.ts'

export const loader = (args: LoaderFunctionArgs) => loadVisitorPage(args)

/** The login as a page; a forgotten password replaces it, as in the dialog. */
export default function LoginRoute() {
  const { state } = useLocation() as { state: { account?: string } | null }
  const [account, setAccount] = useState(state?.account)
  const [forgotten, setForgotten] = useState(false)
  const show = (forgot: boolean) => (input: string) => {
    setAccount(input)
    setForgotten(forgot)
  }
  return forgotten ? <ForgotCard account={account} onLogin={show(false)} /> : <LoginCard account={account} onForgot={show(true)} />
}

function LoginCard({ account, onForgot }: { account: string | undefined; onForgot: (account: string) => void }) {
  const t = useT()
  const { redirect, providers, picture } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const state = useLogin(redirect, account)
  return (
    <AuthPage title={t('accounts.login.title')} picture={picture} onBack={state.back}>
      <LoginForm
        state={state}
        redirect={redirect}
        providers={providers}
        onForgot={onForgot}
        onRegister={(input) => void navigate(`/register?${new URLSearchParams({ redirect })}`, { state: { account: input } })}
      />
    </AuthPage>
  )
}

function ForgotCard({ account, onLogin }: { account: string | undefined; onLogin: (account: string) => void }) {
  const t = useT()
  const { picture } = useLoaderData<typeof loader>()
  const state = useForgot(account)
  const back = state.stage === 'account' ? () => onLogin(state.values.account) : state.back
  return (
    <AuthPage title={t('accounts.forgot.title')} picture={picture} onBack={back} {...forgotProgress(state.stage)}>
      <ForgotForm state={state} onLogin={onLogin} />
    </AuthPage>
  )
}
