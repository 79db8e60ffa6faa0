import { layout, page, type Route } from '#storefront/app/router/page.ts'
import { accounts } from '#storefront/accounts/routes.ts'
import { addresses } from '#storefront/addresses/routes.ts'
import { aftersales } from '#storefront/aftersales/routes.ts'
import { cart } from '#storefront/cart/routes.ts'
import { catalogue } from '#storefront/catalogue/routes.ts'
import { checkout } from '#storefront/checkout/routes.ts'
import { deals } from '#storefront/deals/routes.ts'
import { favourites } from '#storefront/favourites/routes.ts'
import { feedback } from '#storefront/feedback/routes.ts'
import { groups } from '#storefront/groups/routes.ts'
import { memberCentre } from '#storefront/member-centre/routes.ts'
import { merchants } from '#storefront/merchants/routes.ts'
import { notifications } from '#storefront/notifications/routes.ts'
import { orders } from '#storefront/orders/routes.ts'
import { payments } from '#storefront/payments/routes.ts'
import { photoSearch } from '#storefront/photo-search/routes.ts'
import { policies } from '#storefront/policies/routes.ts'
import { questions } from '#storefront/questions/routes.ts'
import { reviews } from '#storefront/reviews/routes.ts'
import { scenes } from '#storefront/scenes/routes.ts'
import { search } from '#storefront/search/routes.ts'
import { shops } from '#storefront/shops/routes.ts'

const modules = [
  accounts,
  addresses,
  aftersales,
  cart,
  catalogue,
  checkout,
  deals,
  favourites,
  feedback,
  groups,
  memberCentre,
  merchants,
  notifications,
  orders,
  payments,
  photoSearch,
  policies,
  questions,
  reviews,
  scenes,
  search,
  shops,
]

/** Every component in every state, for development. */
const componentGallery: Route[] = import.meta.env?.DEV
  ? [
      {
        id: 'kit',
        path: 'kit',
        lazy: async () => ({ Component: (await import('#storefront/shell/component-gallery/component-gallery.tsx')).default }),
      },
    ]
  : []

/** Every page of the storefront, in its frame and the document. */
export default [
  layout(
    'shell/document',
    [
      layout('shell/frame', [
        ...modules.flatMap((module) => module.pages),
        layout(
          'member-centre/member-centre',
          modules.flatMap((module) => module.memberCentrePages),
          { path: 'user/profile', catalogues: ['orders', 'errors'] },
        ),
        ...componentGallery,
        page('offline', 'shell/offline', { cacheable: [] }),
        page('*', 'shell/not-found'),
      ]),
      layout(
        'shell/minimal-frame',
        modules.flatMap((module) => module.minimalPages),
      ),
    ],
    { id: 'root' },
  ),
]
