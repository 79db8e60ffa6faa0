import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['cart', 'favourites']

export const accounts = moduleRoutes({
  pages: [
    page('login', 'accounts/login', { catalogues: ['accounts', 'errors'] }),
    page('register', 'accounts/register', { catalogues: ['accounts', 'errors'] }),
    page('thirdlogin', 'accounts/thirdlogin', { catalogues: ['accounts', 'errors'] }),
  ],
  memberCentrePages: [
    page('account', 'accounts/account', { catalogues: ['accounts', 'errors'] }),
    page('change-password', 'accounts/change-password', { catalogues: ['accounts', 'errors'] }),
  ],
})
