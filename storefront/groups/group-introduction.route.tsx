import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { GroupLanding } from './landing/group-landing.tsx'

/** `/groupIntroduction?group=<id>`: where a shared link leads. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('group') ?? ''
  if (!id) throw new Response(null, { status: 404 })
  return orNotFound(openPage(context).api.groups.get({ id }))
}

export default function GroupIntroductionRoute() {
  const group = useLoaderData<typeof loader>()
  return <GroupLanding key={group.groupId} loaded={group} />
}
