import { redirect } from 'react-router'

/** Other ways to the list: `/member/order`, `/user/profile` and `/orderDetail` without a number. */
export function loader() {
  return redirect('/user/profile/orders')
}
