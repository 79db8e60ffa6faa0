/** Every message id, read off the Georgian catalogues: a wrong id does not compile. */
import type accounts from './ka/accounts.json'
import type addresses from './ka/addresses.json'
import type cart from './ka/cart.json'
import type catalogue from './ka/catalogue.json'
import type checkout from './ka/checkout.json'
import type deals from './ka/deals.json'
import type errors from './ka/errors.json'
import type favourites from './ka/favourites.json'
import type notifications from './ka/notifications.json'
import type orders from './ka/orders.json'
import type payments from './ka/payments.json'
import type policies from './ka/policies.json'
import type search from './ka/search.json'
import type shell from './ka/shell.json'
import type ui from './ka/ui.json'

export type MessageId =
  | keyof typeof accounts
  | keyof typeof addresses
  | keyof typeof cart
  | keyof typeof catalogue
  | keyof typeof checkout
  | keyof typeof deals
  | keyof typeof errors
  | keyof typeof favourites
  | keyof typeof notifications
  | keyof typeof orders
  | keyof typeof payments
  | keyof typeof policies
  | keyof typeof search
  | keyof typeof shell
  | keyof typeof ui
