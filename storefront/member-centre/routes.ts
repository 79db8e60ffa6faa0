import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { indexPage } from '#storefront/app/router/page.ts'

/** The frame of the pages below `/user/profile`; the pages themselves belong to other modules. */
export const uses = ['accounts', 'addresses', 'catalogue', 'favourites', 'notifications', 'orders']

export const memberCentre = moduleRoutes({
  memberCentrePages: [indexPage('member-centre/overview', { id: 'profile', catalogues: ['orders', 'addresses', 'errors'] })],
})
