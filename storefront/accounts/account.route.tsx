import { useT } from '#storefront/app/i18n/messages.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { DetailsPanel } from './profile/details-panel.tsx'
import { memberLoader, type ContentOf } from './session/member-page.ts'
import { memberRoute } from './session/member-page-view.tsx'
import { OwnDataPanel } from './profile/own-data-panel.tsx'
import { SessionsPanel } from './profile/sessions-panel.tsx'
import { SignInPanel } from './profile/sign-in-panel.tsx'

export const loader = memberLoader(async ({ api, storeMemberId }) => {
  const [member, sessions, links, { providers }] = await Promise.all([
    api.accounts.profile(storeMemberId),
    api.accounts.sessions(),
    api.accounts.linkedProviders(),
    api.accounts.signInProviders(),
  ])
  return { member, sessions, links, providers }
})

/** The account page: personal details, sign-in methods, sessions, personal data. */
export default memberRoute<typeof loader>(Account)

function Account({ member, sessions, links, providers }: ContentOf<typeof loader>) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('accounts.page.title')} />
      <DetailsPanel member={member} />
      <SignInPanel member={member} links={links} providers={providers} />
      <SessionsPanel loaded={sessions} />
      <OwnDataPanel member={member} />
    </>
  )
}
