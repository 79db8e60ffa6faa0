import { redirect } from 'react-router'

/** Redirects `/groupDetail` and `/user/profile/group-detail` without an order number to the list of the member's groups. */
export function loader() {
  return redirect('/user/profile/group-orders')
}
