import { redirect } from 'react-router'

/** Redirects `/user/profile/orders/After-sales` without an order to the list of cases. */
export function loader() {
  return redirect('/user/profile/After-sales')
}
