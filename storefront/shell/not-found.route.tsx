import { data, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'
import { pageSuggestions } from './navigation/page-suggestions.ts'

/** Every path without a route. */
export async function loader({ context }: LoaderFunctionArgs) {
  throw data(await pageSuggestions(openPage(context).api), { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
