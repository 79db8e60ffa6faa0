import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadPolicy } from './load-policy.ts'
import { PolicyPage } from './policy-page.tsx'

/** `/policy?type={n}-{m}&id={group}`, or `?key={key}` where another page names one: 404 where there is no such policy. */
export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  const key = searchParams.get('key')
  if (key) return loadPolicy(args, { key: key.slice(0, 40) })
  const [type, id] = [searchParams.get('type'), Number(searchParams.get('id'))]
  if (!type || !Number.isInteger(id) || id < 1) throw new Response(null, { status: 404 })
  return loadPolicy(args, { type, id })
}

export default function PolicyRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />
}
