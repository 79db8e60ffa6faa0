import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { closeDialog, openAuthDialog, useOpenDialog, type OpenDialog } from '../session/member-store.ts'
import { loadProviders, useProviders } from '../third-party/provider-store.ts'
import { RegisterForm } from '../registration/register-form.tsx'
import { progressOf } from '../registration/registration-steps.ts'
import { forgotProgress, useForgot } from './use-forgot.ts'
import { useLogin } from './use-login.ts'
import { useRegistration } from '../registration/use-registration.ts'
import styles from './auth-dialog.module.css'

/** ms the dialog waits for the list of providers, so that their buttons do not shift it afterwards. */
const providersTimeoutMs = 400
export const ready = Promise.race([loadProviders(), new Promise<void>((resolve) => setTimeout(resolve, providersTimeoutMs))])

const dialogs = { login: LoginDialog, register: RegisterDialog, forgot: ForgotDialog }

/** The open dialog: login, registration or forgotten password. */
export default function AuthDialog() {
  const open = useOpenDialog()
  if (!open) return null
  const Open = dialogs[open.name]
  return <Open open={open} />
}

/** The step below has the heading that leads. */
function SmallTitle() {
  return <span className={styles.small}>{useT()('accounts.title')}</span>
}

function LoginDialog({ open }: { open: OpenDialog }) {
  const state = useLogin(open.redirect, open.account)
  return (
    <Dialog open ofPage={open.ofPage} onClose={closeDialog} title={<SmallTitle />} onBack={state.back}>
      <LoginForm
        state={state}
        redirect={open.redirect}
        providers={useProviders()}
        onRegister={(account) => openAuthDialog('register', { account })}
        onForgot={(account) => openAuthDialog('forgot', { account })}
      />
    </Dialog>
  )
}

function RegisterDialog({ open }: { open: OpenDialog }) {
  const state = useRegistration(open.account)
  return (
    <Dialog open ofPage={open.ofPage} onClose={closeDialog} title={<SmallTitle />} onBack={state.back} {...progressOf(state.place)}>
      <RegisterForm
        state={state}
        redirect={open.redirect}
        providers={useProviders()}
        onLogin={(account) => openAuthDialog('login', { account })}
      />
    </Dialog>
  )
}

function ForgotDialog({ open }: { open: OpenDialog }) {
  const state = useForgot(open.account)
  const toLogin = (account: string) => openAuthDialog('login', { account })
  const back = state.stage === 'account' ? () => toLogin(state.values.account) : state.back
  return (
    <Dialog open ofPage={open.ofPage} onClose={closeDialog} title={<SmallTitle />} onBack={back} {...forgotProgress(state.stage)}>
      <ForgotForm state={state} onLogin={toLogin} />
    </Dialog>
  )
}
