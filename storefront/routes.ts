import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages that need no session: the cart fills itself in the browser, login and registration are for visitors. */
const publicPages = [
  index('catalogue/home.route.tsx', { id: 'entry' }),
  route('home', 'catalogue/home.route.tsx', { id: 'home' }),
  route('search_result', 'search/search-result.route.tsx'),
  route('details', 'catalogue/details.route.tsx'),
  route('cart', 'cart/cart.route.tsx'),
  route('cart--', 'cart/cart.route.tsx', { id: 'cart-alias' }),
  route('discount-deals', 'deals/discount-deals.route.tsx'),
  route('lightning-deals', 'deals/lightning-deals.route.tsx'),
  route('groupbuy-deals', 'deals/groupbuy-deals.route.tsx'),
  route('protocol_ty_fx', 'policies/agreement.route.tsx'),
  route('protocol_ty_ysz', 'policies/privacy.route.tsx'),
  route('terms', 'policies/terms.route.tsx'),
  route('login', 'accounts/login.route.tsx'),
  route('register', 'accounts/register.route.tsx'),
  route('thirdlogin', 'accounts/thirdlogin.route.tsx'),
]

/** Pages that need a session. */
const memberPages = [
  route('success', 'checkout/success.route.tsx'),
  route('fail', 'checkout/fail.route.tsx'),
  route('orderDetail', 'orders/orders-redirect.route.ts', { id: 'order-without-number' }),
  route('orderDetail/:orderNo', 'orders/order-details.route.tsx'),
  route('member/order', 'orders/orders-redirect.route.ts', { id: 'member-order' }),
  route('user/profile', 'member-centre/member-centre.route.tsx', [
    index('orders/orders-redirect.route.ts', { id: 'profile' }),
    route('orders', 'orders/orders.route.tsx'),
    route('addresses', 'addresses/addresses.route.tsx'),
    route('wishlist', 'favourites/wishlist.route.tsx'),
    route('account', 'accounts/account.route.tsx'),
    route('change-password', 'accounts/change-password.route.tsx'),
    route('notifications', 'notifications/notifications.route.tsx'),
  ]),
]

/** Every part in every state, for whoever works on them. */
const workshop = process.env.NODE_ENV === 'production' ? [] : [route('kit', 'shell/component-gallery/component-gallery.route.tsx')]

/** The map of the mall. */
export default [
  layout('shell/frame.route.tsx', [...publicPages, ...memberPages, ...workshop, route('*', 'shell/not-found.route.tsx')]),
  layout('shell/minimal-frame.route.tsx', [route('submit', 'checkout/submit.route.tsx')]),
] satisfies RouteConfig
