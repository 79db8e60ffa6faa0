import { redirect, type LoaderFunctionArgs } from 'react-router'
import { isSignedOut } from '#storefront/accounts/session/member-page.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { orAbsent } from '#storefront/app/client/or-absent.ts'
import { ownGroupPath } from './group-links.ts'

/**
 * `/results?order={orderNo}` leads to how a purchase came out: an order of a group to the page of its group, every other to its own page.
 * Without an order it leads to the member's groups. Those pages ask visitors to sign in.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const orderNo = new URL(request.url).searchParams.get('order')?.slice(0, 40)
  if (!orderNo) return redirect('/user/profile/group-orders')
  const orderPath = `/orderDetail/${encodeURIComponent(orderNo)}`
  try {
    const group = await orAbsent(openPage(context).api.groups.ofOrder({ orderNo }))
    return redirect(group ? ownGroupPath(orderNo) : orderPath)
  } catch (error) {
    if (isSignedOut(error)) return redirect(orderPath)
    throw error
  }
}
