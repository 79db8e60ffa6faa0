import type { ComponentProps } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { AccountStep } from './account-step.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { closeDialog, openAuthDialog, useOpenDialog, type OpenDialog } from '../session/member-store.ts'
import { loadProviders, useProviders } from '../third-party/provider-store.ts'
import { RegisterForm } from '../registration/register-form.tsx'
import { progressOf } from '../registration/registration-steps.ts'
import { useAccountStep } from './use-account-step.ts'
import { forgotProgress, useForgot } from './use-forgot.ts'
import { useLogin } from './use-login.ts'
import { useRegistration } from '../registration/use-registration.ts'
import styles from './auth-dialog.module.css'

/** ms the dialog waits for the list of providers, so that their buttons do not shift it afterwards. */
const providersTimeoutMs = 400
export const ready = Promise.race([loadProviders(), new Promise<void>((resolve) => setTimeout(resolve, providersTimeoutMs))])

const dialogs = { account: AccountDialog, login: LoginDialog, register: RegisterDialog, forgot: ForgotDialog }

/** The open dialog: account, login, registration or forgotten password. */
export default function AuthDialog() {
  const open = useOpenDialog()
  if (!open) return null
  const Open = dialogs[open.name]
  return <Open open={open} />
}

type FrameProps = { open: OpenDialog } & Pick<ComponentProps<typeof Dialog>, 'onBack' | 'steps' | 'step' | 'children'>

/** A dialog whose step below has the heading that leads; says what a visitor was about to buy. */
function Frame({ open: { ofPage, item }, children, ...progress }: FrameProps) {
  const t = useT()
  return (
    <Dialog open ofPage={ofPage} onClose={closeDialog} title={<span className={styles.small}>{t('accounts.title')}</span>} {...progress}>
      {item !== undefined && (
        <p className={styles.waiting}>
          <Icon name="shopping-basket" size={18} />
          <span>{t('accounts.waiting', { name: item })}</span>
        </p>
      )}
      {children}
    </Dialog>
  )
}

function AccountDialog({ open }: { open: OpenDialog }) {
  const state = useAccountStep({
    account: open.account,
    onKnown: (account) => openAuthDialog('login', { account }),
    onNew: (account) => openAuthDialog('register', { account }),
  })
  return (
    <Frame open={open}>
      <AccountStep state={state} redirect={open.redirect} providers={useProviders()} />
    </Frame>
  )
}

function LoginDialog({ open }: { open: OpenDialog }) {
  const state = useLogin(open.redirect, open.account)
  return (
    <Frame open={open} onBack={state.back}>
      <LoginForm
        state={state}
        redirect={open.redirect}
        providers={useProviders()}
        onRegister={(account) => openAuthDialog('register', { account })}
        onForgot={(account) => openAuthDialog('forgot', { account })}
      />
    </Frame>
  )
}

function RegisterDialog({ open }: { open: OpenDialog }) {
  const state = useRegistration(open.account)
  return (
    <Frame open={open} onBack={state.back} {...progressOf(state.place)}>
      <RegisterForm
        state={state}
        redirect={open.redirect}
        providers={useProviders()}
        onLogin={(account) => openAuthDialog('login', { account })}
      />
    </Frame>
  )
}

function ForgotDialog({ open }: { open: OpenDialog }) {
  const state = useForgot(open.account)
  const toLogin = (account: string) => openAuthDialog('login', { account })
  const back = state.stage === 'account' ? () => toLogin(state.values.account) : state.back
  return (
    <Frame open={open} onBack={back} {...forgotProgress(state.stage)}>
      <ForgotForm state={state} onLogin={toLogin} />
    </Frame>
  )
}
