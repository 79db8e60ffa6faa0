import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { MemberInfo, SessionView, SignInLink } from '#contract/accounts/schemas.ts'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { DetailsPanel } from './profile/details-panel.tsx'
import { loadMemberPage } from './session/member-page.ts'
import { MemberPage } from './session/member-page-view.tsx'
import { OwnDataPanel } from './profile/own-data-panel.tsx'
import { SessionsPanel } from './profile/sessions-panel.tsx'
import { SignInPanel } from './profile/sign-in-panel.tsx'

interface AccountData {
  member: MemberInfo
  sessions: SessionView[]
  links: SignInLink[]
  providers: SignInProvider[]
}

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api, storeMemberId }): Promise<AccountData> => {
    const [member, sessions, links, { providers }] = await Promise.all([
      api.accounts.profile(storeMemberId),
      api.accounts.sessions(),
      api.accounts.linkedProviders(),
      api.accounts.signInProviders(),
    ])
    return { member, sessions, links, providers }
  })
}

/** The account page: personal details, sign-in methods, sessions, personal data. */
export default function AccountRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(data) => <Account {...data} />}</MemberPage>
}

function Account({ member, sessions, links, providers }: AccountData) {
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
