import type { LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'

/** How many stores the pages for merchants show, and how many products of the first of them. */
const shownStores = 6
const shownProducts = 4

/**
 * Where merchants register, sign in and see their settlements, empty where the mall has no such site; the stores that sell most here, those with a
 * picture first, what the first of them sells, how many stores there are and how many products they list.
 */
export async function loadMerchants({ context }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const [{ merchantUrl, merchantRegisterUrl, merchantSettlementUrl }, shops, categories] = await Promise.all([
    api.policies.list(),
    api.shops.list({ pageSize: 2 * shownStores }),
    api.catalogue.categories(),
  ])
  const stores = shops.results.toSorted((one, other) => Number(Boolean(other.picture)) - Number(Boolean(one.picture))).slice(0, shownStores)
  const [first] = stores
  const found = first && (await api.search.search({ storeIds: [first.storeId], pageSize: shownProducts }))
  return {
    products: found?.pageResult.results ?? [],
    links: { merchantUrl, merchantRegisterUrl, merchantSettlementUrl },
    stores,
    storeCount: shops.totalRecord,
    productCount: categories.reduce((sum, { count }) => sum + count, 0),
  }
}
