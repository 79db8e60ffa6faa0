import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { CaseView } from './case/case-view.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api }) => {
    const [details, member] = await Promise.all([api.aftersales.get({ caseNo: args.params.caseNo ?? '' }), api.accounts.profile()])
    return { details, member }
  })
}

export default function CaseRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(content) => <CaseView {...content} />}</MemberPage>
}
