import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'catalogue', 'feedback']

export const groups = moduleRoutes({
  pages: [
    page('groupbuy-deals', 'groups/groupbuy-deals', {
      crawlers: 'sitemap',
      cacheable: ['categoryId', 'size', 'sort', 'page'],
      catalogues: ['groups'],
    }),
    page('groupIntroduction', 'groups/group-introduction', { cacheable: ['group'], catalogues: ['groups'] }),
    page('results', 'groups/results-redirect'),
    page('groupDetail', 'groups/groups-redirect'),
    page('groupDetail/:orderNo', 'groups/group-detail', { catalogues: ['groups', 'orders', 'errors'] }),
  ],
  memberCentrePages: [
    page('group-orders', 'groups/group-orders', { catalogues: ['groups', 'orders', 'errors'] }),
    page('group-detail', 'groups/groups-redirect', { id: 'profile-groups' }),
    page('group-detail/:orderNo', 'groups/group-detail', { id: 'profile-group', catalogues: ['groups', 'orders', 'errors'] }),
  ],
})
