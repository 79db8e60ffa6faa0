import { useT } from '../api/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { closeDialog, openDialog, useOpenDialog, type OpenDialog } from './member-store.ts'
import { RegisterForm, stepCount } from './register-form.tsx'
import { useRegistration } from './use-registration.ts'

/** The register/login dialog: the one that is open, or nothing. */
export default function AuthDialog() {
  const open = useOpenDialog()
  if (!open) return null
  return open.name === 'login' ? <LoginDialog open={open} /> : <RegisterDialog open={open} />
}

function LoginDialog({ open }: { open: OpenDialog }) {
  const t = useT()
  return (
    <Dialog open onClose={closeDialog} title={t('accounts.title')}>
      <LoginForm redirect={open.redirect} account={open.account} onRegister={(account) => openDialog('register', { account })} />
    </Dialog>
  )
}

function RegisterDialog({ open }: { open: OpenDialog }) {
  const t = useT()
  const state = useRegistration(open.account)
  return (
    <Dialog open onClose={closeDialog} title={t('accounts.title')} onBack={state.back} steps={stepCount} step={state.step + 1}>
      <RegisterForm state={state} onLogin={(account) => openDialog('login', { account })} />
    </Dialog>
  )
}
