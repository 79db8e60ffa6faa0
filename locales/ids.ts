/**
 * Every catalogue whose messages the storefront shows, with its ids as the Georgian file has them: a wrong id or name does
 * not compile. A new catalogue is a line here and a file in each language's folder.
 */
interface Catalogues {
  accounts: typeof import('./ka/accounts.json')
  addresses: typeof import('./ka/addresses.json')
  aftersales: typeof import('./ka/aftersales.json')
  cart: typeof import('./ka/cart.json')
  catalogue: typeof import('./ka/catalogue.json')
  checkout: typeof import('./ka/checkout.json')
  compare: typeof import('./ka/compare.json')
  deals: typeof import('./ka/deals.json')
  errors: typeof import('./ka/errors.json')
  favourites: typeof import('./ka/favourites.json')
  feedback: typeof import('./ka/feedback.json')
  groups: typeof import('./ka/groups.json')
  merchants: typeof import('./ka/merchants.json')
  notifications: typeof import('./ka/notifications.json')
  orders: typeof import('./ka/orders.json')
  payments: typeof import('./ka/payments.json')
  'photo-search': typeof import('./ka/photo-search.json')
  policies: typeof import('./ka/policies.json')
  questions: typeof import('./ka/questions.json')
  reviews: typeof import('./ka/reviews.json')
  scenes: typeof import('./ka/scenes.json')
  search: typeof import('./ka/search.json')
  shell: typeof import('./ka/shell.json')
  shops: typeof import('./ka/shops.json')
  ui: typeof import('./ka/ui.json')
}

/** A catalogue's name: the file `<name>.json` in every language's folder. */
export type CatalogueName = keyof Catalogues

/** A message's id in one of the catalogues. */
export type MessageId = { [Name in CatalogueName]: Exclude<keyof Catalogues[Name], 'default'> }[CatalogueName]
