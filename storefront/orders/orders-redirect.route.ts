import { redirect } from 'react-router'

/** Redirects `/member/order` and `/orderDetail` without a number to the list of orders. */
export function loader() {
  return redirect('/user/profile/orders')
}
