import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'orders']

export const aftersales = moduleRoutes({
  memberCentrePages: [
    page('After-sales', 'aftersales/cases', { catalogues: ['aftersales', 'orders', 'errors'] }),
    page('After-sales/:caseNo', 'aftersales/case', { catalogues: ['aftersales', 'orders', 'errors'] }),
    page('orders/After-sales', 'aftersales/cases-redirect'),
    page('orders/After-sales/:orderNo', 'aftersales/case-form', { catalogues: ['aftersales', 'orders', 'errors'] }),
  ],
})
