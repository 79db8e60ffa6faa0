import { route } from '@react-router/dev/routes'
import { moduleRoutes } from '#storefront/app/module-routes.ts'

export const policies = moduleRoutes({
  uses: ['catalogue'],
  pages: [
    route('protocol_ty_fx', 'policies/agreement.route.tsx'),
    route('protocol_ty_ysz', 'policies/privacy.route.tsx'),
    route('policy', 'policies/policy.route.tsx'),
    route('terms', 'policies/terms.route.tsx'),
  ],
})
