import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { signInProviders, type SignInProvider } from '#contract/accounts/constants.ts'
import type { MemberInfo, SignInLink } from '#contract/accounts/schemas.ts'
import { asMember } from '#storefront/app/client/as-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { failureText } from '#storefront/app/client/error-toast.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import type { AccountName } from '../forms/account-name.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactRow } from './contact-row.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { ProviderLogo, providerNames } from '../third-party/provider-logo.tsx'
import { thirdPartyErrorId } from '../third-party/third-party-errors.ts'
import { signInWithProvider, ThirdPartyError } from '../third-party/third-party-popup.ts'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import accountPanelStyles from './account-panel.module.css'

interface SignInPanelProps {
  member: MemberInfo
  links: SignInLink[]
  providers: readonly SignInProvider[]
}

/** What the member can sign in with: e-mail address, phone number, password, linked identities. */
export function SignInPanel({ member, links, providers }: SignInPanelProps) {
  const t = useT()
  const { error, errorKey, busy, link, unlink } = useLinks()
  const { revalidate } = useRevalidator()
  const [changing, setChanging] = useState<AccountName['model']>()
  const close = () => setChanging(undefined)
  const shown = signInProviders.filter((each) => providers.includes(each) || links.some(({ provider }) => provider === each))
  return (
    <>
      <Panel title={t('accounts.signIn.title')} className={accountPanelStyles.acc}>
        <FormError text={error} errorKey={errorKey} />
        <ul className={accountPanelStyles.rows}>
          <ContactRow model="mail" value={member.email} onChange={() => setChanging('mail')} />
          <ContactRow model="phone" value={member.mobilePhone} onChange={() => setChanging('phone')} />
          <li>
            <Icon name="lock" />
            <div>
              <b>{t('accounts.password')}</b>
              <p>{t(member.hasPassword ? 'accounts.signIn.password' : 'accounts.signIn.noPassword')}</p>
            </div>
            <LinkButton kind="line" size="sm" to="/user/profile/change-password">
              {t(member.hasPassword ? 'accounts.signIn.change' : 'accounts.signIn.set')}
            </LinkButton>
          </li>
          {shown.map((provider) => (
            <Provider
              key={provider}
              provider={provider}
              link={links.find((each) => each.provider === provider)}
              busy={busy === provider}
              onLink={() => void link(provider)}
              onUnlink={() => void unlink(provider)}
            />
          ))}
        </ul>
      </Panel>
      {changing && <ContactDialog member={member} model={changing} onClose={close} onDone={() => revalidate().then(close)} />}
    </>
  )
}

interface ProviderProps {
  provider: SignInProvider
  link: SignInLink | undefined
  busy: boolean
  onLink: () => void
  onUnlink: () => void
}

function Provider({ provider, link, busy, onLink, onUnlink }: ProviderProps) {
  const t = useT()
  const lang = useLang()
  const name = providerNames[provider]
  return (
    <li>
      <ProviderLogo provider={provider} />
      <div>
        <b>{name}</b>
        <p>
          {link ? (link.mail ?? t('accounts.signIn.linked', { date: formatDate(link.linkedAt, lang) })) : t('accounts.signIn.unlinked')}
        </p>
      </div>
      <Button
        kind="line"
        size="sm"
        busy={busy}
        onClick={link ? onUnlink : onLink}
        aria-label={t(link ? 'accounts.signIn.unlinkName' : 'accounts.signIn.linkName', { name })}
      >
        {t(link ? 'accounts.signIn.unlink' : 'accounts.signIn.link')}
      </Button>
    </li>
  )
}

function useLinks() {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<SignInProvider>()
  const [error, setError] = useState<string>()
  const [errorKey, setErrorKey] = useState<string>()

  async function run(provider: SignInProvider, action: () => Promise<string | undefined>) {
    setBusy(provider)
    setError(undefined)
    try {
      const message = await action()
      if (message) toast({ text: message, kind: 'ok' })
      await revalidate()
    } catch (error) {
      if (error instanceof ThirdPartyError || error instanceof CallError) setErrorKey(error.key)
      if (error instanceof ThirdPartyError) setError(t(thirdPartyErrorId(error.key)))
      else setError(failureText(error, t))
    }
    setBusy(undefined)
  }
  return {
    busy,
    error,
    errorKey,
    link: (provider: SignInProvider) =>
      run(provider, async () => {
        const outcome = await signInWithProvider(provider, undefined)
        return outcome === 'linked' ? t('accounts.signIn.done', { name: providerNames[provider] }) : undefined
      }),
    unlink: (provider: SignInProvider) =>
      run(provider, async () => {
        await asMember(() => api.accounts.unlinkProvider({ model: provider }))
        return t('accounts.signIn.undone', { name: providerNames[provider] })
      }),
  }
}
