import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const accounts = moduleRoutes({
  uses: ['cart', 'favourites'],
  pages: [
    route('login', 'accounts/login.route.tsx'),
    route('register', 'accounts/register.route.tsx'),
    route('thirdlogin', 'accounts/thirdlogin.route.tsx'),
  ],
  memberCentrePages: [route('account', 'accounts/account.route.tsx'), route('change-password', 'accounts/change-password.route.tsx')],
})
