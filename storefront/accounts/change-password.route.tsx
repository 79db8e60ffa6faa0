import { useState } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { newPasswordError, passwordError, repeatPasswordError } from '#contract/accounts/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { DoneStep, FormError, SubmitButton } from './forms/form-parts.tsx'
import { memberLoader, type ContentOf } from './session/member-page.ts'
import { memberRoute } from './session/member-page-view.tsx'
import { NewPassword } from './forms/new-password.tsx'
import { PasswordField } from './forms/password-field.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import accountPanelStyles from './profile/account-panel.module.css'
import formPartsStyles from './forms/form-parts.module.css'

export const loader = memberLoader(async ({ api, storeMemberId }) => ({ member: await api.accounts.profile(storeMemberId) }))

export default memberRoute<typeof loader>(ChangePassword)

function ChangePassword({ member }: ContentOf<typeof loader>) {
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
        <DoneStep title={t('accounts.change.done')} text={t('accounts.change.done.text')}>
          <LinkButton kind="line" wide to="/user/profile/account">
            {t('accounts.page.title')}
          </LinkButton>
        </DoneStep>
      ) : (
        <ChangeForm member={member} onDone={() => setDone(true)} />
      )}
    </section>
  )
}

function ChangeForm({ member, onDone }: { member: MemberInfo; onDone: () => void }) {
  const t = useT()
  const { hasPassword, accountNumber } = member
  const form = useForm({
    draft: null,
    initial: { oldPassword: '', password: '', repeat: '', everywhere: true },
    rules: ({ oldPassword, password, repeat }) => ({
      ...(hasPassword ? { oldPassword: passwordError(oldPassword) } : {}),
      password: newPasswordError(password),
      repeat: repeatPasswordError(password, repeat),
    }),
    save: ({ oldPassword, password, everywhere }) =>
      api.accounts.changePassword({ ...(hasPassword ? { oldPassword } : {}), password, keepOthers: !everywhere }),
    onSaved: onDone,
    pause: retryButtonDelay,
  })
  return (
    <form {...form.formProps} className={formPartsStyles.auth}>
      <FormError text={form.formError} errorKey={form.errorKey} />
      {hasPassword && <PasswordField label={t('accounts.change.old')} autoComplete="current-password" {...form.field('oldPassword')} />}
      <NewPassword userName={accountNumber} field={form.field} />
      <Checkbox label={t('accounts.change.everywhere')} {...form.check('everywhere')} />
      <SubmitButton state={form}>{t('accounts.forgot.save')}</SubmitButton>
    </form>
  )
}
