import { index } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

/** The frame of the pages below `/user/profile`; the pages themselves belong to other modules. */
export const memberCentre = moduleRoutes({
  uses: ['accounts', 'notifications'],
  memberCentrePages: [index('member-centre/overview.route.tsx', { id: 'profile' })],
})
