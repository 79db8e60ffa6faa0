import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'addresses', 'cart', 'catalogue', 'feedback']

export const orders = moduleRoutes({
  pages: [
    page('orderDetail', 'orders/orders-redirect'),
    page('orderDetail/:orderNo', 'orders/order-details', { catalogues: ['orders', 'addresses', 'errors'] }),
    page('member/order', 'orders/orders-redirect', { id: 'member-order' }),
  ],
  memberCentrePages: [
    page('orders', 'orders/orders', { catalogues: ['orders', 'errors'] }),
    page('orderDetail', 'orders/orders-redirect', { id: 'profile-orders' }),
    page('orderDetail/:orderNo', 'orders/order-details', { id: 'profile-order', catalogues: ['orders', 'addresses', 'errors'] }),
  ],
})
