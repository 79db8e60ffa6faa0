import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { RouteHandle } from '../api/catalogues.ts'
import { useT } from '../api/messages.tsx'
import { withCatalogues } from '../api/page-messages.ts'
import { AuthPage } from './auth-page.tsx'
import { LoginForm } from './login-form.tsx'
import { loadVisitorPage } from './visitor-page.ts'

export const handle: RouteHandle = { catalogues: ['accounts', 'errors'] }
export const clientLoader = withCatalogues('accounts', 'errors')
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]
export const loader = (args: LoaderFunctionArgs) => loadVisitorPage(args)

export default function LoginRoute() {
  const t = useT()
  const { redirect } = useLoaderData<typeof loader>()
  const { state } = useLocation() as { state: { account?: string } | null }
  const navigate = useNavigate()
  return (
    <AuthPage title={t('accounts.login.title')}>
      <LoginForm
        redirect={redirect}
        account={state?.account}
        onRegister={(account) => void navigate(`/register?${new URLSearchParams({ redirect })}`, { state: { account } })}
      />
    </AuthPage>
  )
}
