import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { PolicyText } from './policy-text.tsx'

export const handle: RouteHandle = { cacheable: true, catalogues: ['policies'] }

export function loader() {
  return {}
}
export const clientLoader = withCatalogues('policies')

export default function TermsRoute() {
  return <PolicyText name="terms" />
}
