import type { RouteHandle } from '../api/catalogues.ts'
import { withCatalogues } from '../api/page-messages.ts'
import { PolicyText } from './policy-text.tsx'

export const handle: RouteHandle = { kept: true, catalogues: ['policies'] }

export function loader() {
  return {}
}
export const clientLoader = withCatalogues('policies')

export default function AgreementRoute() {
  return <PolicyText name="agreement" />
}
