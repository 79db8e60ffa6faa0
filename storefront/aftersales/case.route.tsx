import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { CaseView } from './case/case-view.tsx'

export const loader = memberLoader(async ({ api, params }) => {
  const [details, member] = await Promise.all([api.aftersales.get({ caseNo: params.caseNo ?? '' }), api.accounts.profile()])
  return { details, member }
})

export default memberRoute<typeof loader>(CaseView)
