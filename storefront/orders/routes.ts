import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const orders = moduleRoutes({
  uses: ['accounts', 'addresses', 'cart', 'favourites'],
  pages: [
    route('orderDetail', 'orders/orders-redirect.route.tsx', { id: 'order-without-number' }),
    route('orderDetail/:orderNo', 'orders/order-details.route.tsx'),
    route('member/order', 'orders/orders-redirect.route.tsx', { id: 'member-order' }),
  ],
  memberCentrePages: [
    route('orders', 'orders/orders.route.tsx'),
    route('orderDetail', 'orders/orders-redirect.route.tsx', { id: 'profile-order-without-number' }),
    route('orderDetail/:orderNo', 'orders/order-details.route.tsx', { id: 'profile-order' }),
  ],
})
