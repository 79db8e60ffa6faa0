import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { withCatalogues } from '#storefront/app/navigation/with-catalogues.ts'
import { loadPolicy } from './load-policy.ts'
import { PolicyPage } from './policy-page.tsx'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

export const handle: RouteHandle = { cacheable: [], catalogues: ['policies'] }
export const clientLoader = withCatalogues('policies')

export const loader = (args: LoaderFunctionArgs) => loadPolicy(args, { key: 'agreement' })

export default function AgreementRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />
}
