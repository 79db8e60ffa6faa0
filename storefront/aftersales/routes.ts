import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const aftersales = moduleRoutes({
  uses: ['accounts', 'orders'],
  memberCentrePages: [
    route('After-sales', 'aftersales/cases.route.tsx'),
    route('After-sales/:caseNo', 'aftersales/case.route.tsx'),
    route('orders/After-sales', 'aftersales/cases-redirect.route.tsx'),
    route('orders/After-sales/:orderNo', 'aftersales/case-form.route.tsx'),
  ],
})
