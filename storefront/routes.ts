import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { accounts } from './accounts/routes.ts'
import { addresses } from './addresses/routes.ts'
import { cart } from './cart/routes.ts'
import { catalogue } from './catalogue/routes.ts'
import { checkout } from './checkout/routes.ts'
import { deals } from './deals/routes.ts'
import { favourites } from './favourites/routes.ts'
import { memberCentre } from './member-centre/routes.ts'
import { notifications } from './notifications/routes.ts'
import { orders } from './orders/routes.ts'
import { policies } from './policies/routes.ts'
import { search } from './search/routes.ts'

const modules = [accounts, addresses, cart, catalogue, checkout, deals, favourites, memberCentre, notifications, orders, policies, search]

/** Every component in every state, for development. */
const componentGallery = process.env.NODE_ENV === 'production' ? [] : [route('kit', 'shell/component-gallery/component-gallery.route.tsx')]

/** Every page of the storefront in its frame. */
export default [
  layout('shell/frame.route.tsx', [
    ...modules.flatMap((module) => module.pages),
    route(
      'user/profile',
      'member-centre/member-centre.route.tsx',
      modules.flatMap((module) => module.memberCentrePages),
    ),
    ...componentGallery,
    route('*', 'shell/not-found.route.tsx'),
  ]),
  layout(
    'shell/minimal-frame.route.tsx',
    modules.flatMap((module) => module.minimalPages),
  ),
] satisfies RouteConfig
