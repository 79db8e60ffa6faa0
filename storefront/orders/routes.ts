import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'addresses', 'cart', 'favourites', 'feedback']

export const orders = moduleRoutes({
  pages: [
    page('orderDetail', 'orders/orders-redirect.route.tsx', { id: 'order-without-number' }),
    page('orderDetail/:orderNo', 'orders/order-details.route.tsx', { catalogues: ['orders', 'addresses', 'errors'] }),
    page('member/order', 'orders/orders-redirect.route.tsx', { id: 'member-order' }),
  ],
  memberCentrePages: [
    page('orders', 'orders/orders.route.tsx', { catalogues: ['orders', 'errors'] }),
    page('orderDetail', 'orders/orders-redirect.route.tsx', { id: 'profile-order-without-number' }),
    page('orderDetail/:orderNo', 'orders/order-details.route.tsx', { id: 'profile-order', catalogues: ['orders', 'addresses', 'errors'] }),
  ],
})
