import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadPolicy } from './load-policy.ts'
import { PolicyPage } from './policy-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPolicy(args, { key: 'terms' })

export default function TermsRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />
}
