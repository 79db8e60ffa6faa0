import type { LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'

/** How many stores the pages for merchants list, and how many products of the one they begin with. */
const shownStores = 6
const shownProducts = 4

/**
 * Where merchants register, sign in and see their settlements, empty where the mall has no such site; of the stores that sell most here, those with a
 * picture first, the first as `lead` with what it sells, the others as `stores`; how many stores there are and how many products they list.
 */
export async function loadMerchants({ context }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const [{ merchantUrl, merchantRegisterUrl, merchantSettlementUrl }, shops, categories] = await Promise.all([
    api.policies.list(),
    api.shops.list({ pageSize: 2 * shownStores }),
    api.catalogue.categories(),
  ])
  const [lead, ...others] = shops.results.toSorted((one, other) => Number(Boolean(other.picture)) - Number(Boolean(one.picture)))
  const found = lead && (await api.search.search({ storeIds: [lead.storeId], pageSize: shownProducts }))
  return {
    lead,
    products: found?.pageResult.results ?? [],
    links: { merchantUrl, merchantRegisterUrl, merchantSettlementUrl },
    stores: others.slice(0, shownStores),
    storeCount: shops.totalRecord,
    productCount: categories.reduce((sum, { count }) => sum + count, 0),
  }
}
