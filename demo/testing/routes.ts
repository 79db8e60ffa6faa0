import type { Prepared } from './prepared.ts'

export interface MallPage {
  /** Names its picture. */
  name: string
  path: string
  /** Opened signed in. */
  member?: true
  /** The answer is an error page on purpose. */
  status?: 404
}

/** Every page there is, in each of the states that have an address: one list for screenshots and the accessibility check. */
export function pagesOf(prepared: Prepared): MallPage[] {
  const { rootCategoryId, childId, productId, cashOrder, cashPayment, unpaidOrder, unpaidPayment } = prepared
  return [
    { name: 'home', path: '/home' },
    { name: 'discount-deals', path: '/discount-deals' },
    { name: 'lightning-deals', path: '/lightning-deals' },
    { name: 'groupbuy-deals', path: '/groupbuy-deals' },
    { name: 'search-category', path: `/search_result?id=${rootCategoryId}&level=1` },
    { name: 'search-child', path: `/search_result?id=${childId}&level=2&parentId=${rootCategoryId}` },
    { name: 'search-nothing', path: '/search_result?keywords=qqqqzzzz' },
    { name: 'product', path: `/details?id=${productId}` },
    { name: 'cart-visitor', path: '/cart' },
    { name: 'agreement', path: '/protocol_ty_fx' },
    { name: 'privacy', path: '/protocol_ty_ysz' },
    { name: 'terms', path: '/terms' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    { name: 'thirdlogin', path: '/thirdlogin?error=thirdLogin.cancelled' },
    { name: 'missing', path: '/no-such-page', status: 404 },
    { name: 'cart', path: '/cart', member: true },
    { name: 'cart-alias', path: '/cart--', member: true },
    { name: 'submit', path: '/submit', member: true },
    { name: 'success', path: `/success?payment=${cashPayment}`, member: true },
    { name: 'fail', path: `/fail?payment=${unpaidPayment}`, member: true },
    { name: 'member-orders', path: '/member/order', member: true },
    { name: 'orders', path: '/user/profile/orders', member: true },
    { name: 'orders-empty', path: '/user/profile/orders?tab=afterSales', member: true },
    { name: 'order', path: `/orderDetail/${cashOrder}`, member: true },
    { name: 'order-unpaid', path: `/orderDetail/${unpaidOrder}`, member: true },
    { name: 'addresses', path: '/user/profile/addresses', member: true },
    { name: 'account', path: '/user/profile/account', member: true },
    { name: 'change-password', path: '/user/profile/change-password', member: true },
    { name: 'notifications', path: '/user/profile/notifications', member: true },
  ]
}
