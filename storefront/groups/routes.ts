import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'catalogue']

export const groups = moduleRoutes({
  pages: [
    page('groupbuy-deals', 'groups/groupbuy-deals.route.tsx', { crawlers: 'sitemap', cacheable: ['page'], catalogues: ['groups'] }),
    page('groupIntroduction', 'groups/group-introduction.route.tsx', { cacheable: ['group'], catalogues: ['groups'] }),
    page('results', 'groups/results-redirect.route.tsx'),
    page('groupDetail', 'groups/groups-redirect.route.tsx', { id: 'group-without-number' }),
    page('groupDetail/:orderNo', 'groups/group-detail.route.tsx', { catalogues: ['groups', 'orders', 'errors'] }),
  ],
  memberCentrePages: [
    page('group-orders', 'groups/group-orders.route.tsx', { catalogues: ['groups', 'orders', 'errors'] }),
    page('group-detail', 'groups/groups-redirect.route.tsx', { id: 'profile-group-without-number' }),
    page('group-detail/:orderNo', 'groups/group-detail.route.tsx', { id: 'profile-group', catalogues: ['groups', 'orders', 'errors'] }),
  ],
})
