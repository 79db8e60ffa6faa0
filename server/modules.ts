import { accounts } from '#server/accounts/accounts.module.ts'
import { addresses } from '#server/addresses/addresses.module.ts'
import { aftersales } from '#server/aftersales/aftersales.module.ts'
import { cart } from '#server/cart/cart.module.ts'
import { catalogueImport } from '#server/catalogue-import/catalogue-import.module.ts'
import { catalogue } from '#server/catalogue/catalogue.module.ts'
import { checkout } from '#server/checkout/checkout.module.ts'
import { deals } from '#server/deals/deals.module.ts'
import { favourites } from '#server/favourites/favourites.module.ts'
import { feedback } from '#server/feedback/feedback.module.ts'
import { groups } from '#server/groups/groups.module.ts'
import { notices } from '#server/notices/notices.module.ts'
import { notificationsOf } from '#server/notifications/notifications.module.ts'
import { orders } from '#server/orders/orders.module.ts'
import { payments } from '#server/payments/payments.module.ts'
import { personalData } from '#server/personal-data/personal-data.module.ts'
import { photoSearch } from '#server/photo-search/photo-search.module.ts'
import { platform } from '#server/platform/platform.module.ts'
import { policies } from '#server/policies/policies.module.ts'
import { pricing } from '#server/pricing/pricing.module.ts'
import { questions } from '#server/questions/questions.module.ts'
import { reviews } from '#server/reviews/reviews.module.ts'
import { scenes } from '#server/scenes/scenes.module.ts'
import { search } from '#server/search/search.module.ts'
import { shops } from '#server/shops/shops.module.ts'
import { uploads } from '#server/uploads/uploads.module.ts'

/** Images in use are asked for in this order: the catalogue names most of them. */
const declared = [
  pricing,
  catalogue,
  scenes,
  search,
  accounts,
  uploads,
  photoSearch,
  addresses,
  cart,
  favourites,
  shops,
  orders,
  reviews,
  questions,
  payments,
  aftersales,
  groups,
  checkout,
  deals,
  policies,
  notices,
  feedback,
  catalogueImport,
  personalData,
  platform,
]

/** Every module of the server. */
export const modules = [...declared, notificationsOf(declared)]

/** Every typed call of the mall. */
export const servedCalls = modules.flatMap(({ calls }) => calls)
