import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['cart', 'favourites']

export const accounts = moduleRoutes({
  pages: [
    page('login', 'accounts/login.route.tsx', { catalogues: ['accounts', 'errors'] }),
    page('register', 'accounts/register.route.tsx', { catalogues: ['accounts', 'errors'] }),
    page('thirdlogin', 'accounts/thirdlogin.route.tsx', { catalogues: ['accounts', 'errors'] }),
  ],
  memberCentrePages: [
    page('account', 'accounts/account.route.tsx', { catalogues: ['accounts', 'errors'] }),
    page('change-password', 'accounts/change-password.route.tsx', { catalogues: ['accounts', 'errors'] }),
  ],
})
