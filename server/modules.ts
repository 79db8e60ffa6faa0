import { accounts } from './accounts/accounts.module.ts'
import { addresses } from './addresses/addresses.module.ts'
import { cart } from './cart/cart.module.ts'
import { catalogueImport } from './catalogue-import/catalogue-import.module.ts'
import { catalogue } from './catalogue/catalogue.module.ts'
import { checkout } from './checkout/checkout.module.ts'
import { favourites } from './favourites/favourites.module.ts'
import { notifications } from './notifications/notifications.module.ts'
import { orders } from './orders/orders.module.ts'
import { payments } from './payments/payments.module.ts'
import { personalData } from './personal-data/personal-data.module.ts'
import { platform } from './platform/platform.module.ts'
import { search } from './search/search.module.ts'
import { uploads } from './uploads/uploads.module.ts'

/** Every module of the server. Images in use are asked for in this order: the catalogue names most of them. */
export const modules = [
  catalogue,
  search,
  accounts,
  notifications,
  uploads,
  addresses,
  cart,
  favourites,
  orders,
  payments,
  checkout,
  catalogueImport,
  personalData,
  platform,
]

/** Every typed call of the mall. */
export const servedCalls = modules.flatMap(({ calls }) => calls)
