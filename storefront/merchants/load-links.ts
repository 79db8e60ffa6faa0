import type { LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'

/** Where merchants register, sign in and see their settlements; empty where the mall has no such site. */
export async function loadMerchantLinks({ context }: LoaderFunctionArgs) {
  const { merchantUrl, merchantRegisterUrl, merchantSettlementUrl } = await openPage(context).api.policies.list()
  return { merchantUrl, merchantRegisterUrl, merchantSettlementUrl }
}
