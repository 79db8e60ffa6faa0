import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const groups = moduleRoutes({
  uses: ['accounts', 'catalogue'],
  pages: [
    route('groupbuy-deals', 'groups/groupbuy-deals.route.tsx'),
    route('groupIntroduction', 'groups/group-introduction.route.tsx'),
    route('results', 'groups/results.route.tsx'),
    route('groupDetail', 'groups/groups-redirect.route.tsx', { id: 'group-without-number' }),
    route('groupDetail/:orderNo', 'groups/group-detail.route.tsx'),
  ],
  memberCentrePages: [
    route('group-orders', 'groups/group-orders.route.tsx'),
    route('group-detail', 'groups/groups-redirect.route.tsx', { id: 'profile-group-without-number' }),
    route('group-detail/:orderNo', 'groups/group-detail.route.tsx', { id: 'profile-group' }),
  ],
})
