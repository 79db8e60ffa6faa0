import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { FollowedShops } from '#storefront/shops/followed-shops.tsx'
import { Wishlist } from './wishlist.tsx'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

/** The specification asks for 9999; the server sends at most 200 a page. */
const pageSize = 9999

export function loader(args: LoaderFunctionArgs) {
  const pageNo = readPageNumber(args.url.searchParams, 'pageNo')
  return loadMemberPage(args, async ({ api, storeMemberId }) =>
    requireRemainingPage(await api.favourites.list({ ...storeMemberId, pageNo, pageSize }), args.url, 'pageNo'),
  )
}

export default function WishlistRoute() {
  return (
    <MemberPage data={useLoaderData<typeof loader>()}>
      {(page) => (
        <>
          <Wishlist page={page} />
          <FollowedShops />
        </>
      )}
    </MemberPage>
  )
}
