import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { newPasswordError, passwordError, repeatPasswordError } from '#contract/accounts/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Checkbox } from '#storefront/ui/checkbox.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { StepHeading, StepForm } from './forms/form-parts.tsx'
import { LoginAgainError } from './profile/login-again-error.tsx'
import { loadMemberPage } from './session/member-page.ts'
import { MemberPage } from './session/member-page-view.tsx'
import { NewPassword } from './forms/new-password.tsx'
import { PasswordField } from './forms/password-field.tsx'
import { useFormSubmit } from './forms/use-form-submit.ts'
import panelStyles from '#storefront/ui/panel.module.css'
import accountPanelStyles from './profile/account-panel.module.css'
import formPartsStyles from './forms/form-parts.module.css'

export const handle: RouteHandle = { catalogues: ['accounts', 'errors'] }
export const clientLoader = withCatalogues('accounts', 'errors')
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, ({ api, storeMemberId }) => api.accounts.profile(storeMemberId))
}

export default function ChangePasswordRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(member) => <ChangePassword member={member} />}</MemberPage>
}

function ChangePassword({ member }: { member: MemberInfo }) {
  const t = useT()
  const title = t(member.hasPassword ? 'accounts.change.title' : 'accounts.change.first')
  const [done, setDone] = useState(false)
  return (
    <section className={`${panelStyles.panel} ${accountPanelStyles.acc} ${accountPanelStyles.narrow}`} aria-labelledby="change-title">
      <PageTitle title={title} />
      <h1 className={panelStyles.panelTitle} id="change-title">
        {title}
      </h1>
      {done ? (
        <div className={`${formPartsStyles.auth} ${formPartsStyles.done}`}>
          <StepHeading ok icon="circle-check" title={t('accounts.change.done')} text={t('accounts.change.done.text')} focused />
          <LinkButton kind="line" wide to="/user/profile/account">
            {t('accounts.page.title')}
          </LinkButton>
        </div>
      ) : (
        <ChangeForm member={member} onDone={() => setDone(true)} />
      )}
    </section>
  )
}

type ChangeField = 'oldPassword' | 'password' | 'repeat'

function fieldOf(key: string): ChangeField | 'form' {
  if (key === 'password.wrongOld') return 'oldPassword'
  if (key === 'password.repeat' || key === 'password.repeatRequired') return 'repeat'
  return key.startsWith('password.') ? 'password' : 'form'
}

function ChangeForm({ member, onDone }: { member: MemberInfo; onDone: () => void }) {
  const t = useT()
  const { hasPassword, accountNumber } = member
  const [values, setValues] = useState({ oldPassword: '', password: '', repeat: '' })
  const [everywhere, setEverywhere] = useState(true)
  const { errors, errorKey, busy, check, run, clear } = useFormSubmit<ChangeField>(fieldOf)
  function set(changes: Partial<typeof values>) {
    setValues((current) => ({ ...current, ...changes }))
    for (const field of Object.keys(changes)) clear(field as ChangeField)
  }
  function submit() {
    const { oldPassword, password, repeat } = values
    const old = hasPassword ? { oldPassword: passwordError(oldPassword) } : {}
    if (!check({ ...old, password: newPasswordError(password), repeat: repeatPasswordError(password, repeat) })) return
    void run(async () => {
      const body = { ...(hasPassword ? { oldPassword } : {}), password, keepOthers: !everywhere }
      await api.accounts.changePassword(body)
      onDone()
    })
  }
  return (
    <StepForm onSubmit={submit}>
      <LoginAgainError needed={errorKey === 'account.loginAgain'} text={errors.form} />
      {hasPassword && (
        <PasswordField
          label={t('accounts.change.old')}
          name="oldPassword"
          autoComplete="current-password"
          value={values.oldPassword}
          error={errors.oldPassword}
          onChange={(event) => set({ oldPassword: event.target.value })}
        />
      )}
      <NewPassword userName={accountNumber} values={values} errors={errors} onChange={set} />
      <Checkbox
        name="everywhere"
        label={t('accounts.change.everywhere')}
        checked={everywhere}
        onChange={(event) => setEverywhere(event.target.checked)}
      />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('accounts.forgot.save')}
      </Button>
    </StepForm>
  )
}
