import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { CaseFormView } from './form/case-form-view.tsx'

export const loader = memberLoader(async ({ api, params }) => {
  const [options, member] = await Promise.all([api.aftersales.options({ orderNo: params.orderNo ?? '' }), api.accounts.profile()])
  return { options, member, serverNow: new Date().toISOString() }
})

export default memberRoute<typeof loader>(CaseFormView)
