import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { CaseFormView } from './form/case-form-view.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api }) => {
    const [options, member] = await Promise.all([api.aftersales.options({ orderNo: args.params.orderNo ?? '' }), api.accounts.profile()])
    return { options, member, serverNow: new Date().toISOString() }
  })
}

export default function CaseFormRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(content) => <CaseFormView {...content} />}</MemberPage>
}
