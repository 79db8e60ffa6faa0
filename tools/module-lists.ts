/**
 * Which department may call which, on each side: a department stands before the colon, those it may use after it.
 * ARCHITECTURE.md shows the server's list, which must stay free of loops.
 */
const server: Record<string, readonly string[]> = {
  notifications: [],
  uploads: [],
  accounts: ['notifications', 'uploads'],
  catalogue: [],
  addresses: [],
  cart: ['catalogue'],
  favourites: ['catalogue'],
  search: ['catalogue'],
  goods: ['catalogue', 'search'],
  orders: ['catalogue', 'cart'],
  payments: ['orders'],
  'personal-data': ['accounts', 'addresses', 'cart', 'favourites', 'notifications', 'orders', 'uploads'],
  checkout: ['cart', 'catalogue', 'addresses', 'orders', 'payments'],
}

/**
 * Components and stores of other departments a department's pages may show. Departments may name each other here: a card has
 * a heart, the wishlist has cards. What must not happen is a loop between files, and oxlint's `import/no-cycle` sees those.
 */
const storefront: Record<string, readonly string[]> = {
  accounts: ['cart', 'favourites'],
  addresses: ['accounts'],
  cart: ['accounts', 'catalogue', 'favourites'],
  catalogue: ['accounts', 'cart', 'favourites'],
  checkout: ['accounts', 'addresses', 'cart'],
  deals: ['catalogue'],
  favourites: ['accounts', 'catalogue', 'cart'],
  notifications: ['accounts'],
  orders: ['accounts', 'addresses', 'cart', 'favourites'],
  payments: [],
  policies: ['catalogue'],
  search: ['catalogue', 'cart', 'favourites'],
}

export const moduleLists = { server, storefront }

interface Seam {
  from: string
  to: string
  typesOnly?: true
  why: string
}

/** Single imports that cross the plan on purpose, each with its reason. */
export const seams: readonly Seam[] = [
  {
    from: 'server/web/pages.ts',
    to: 'storefront/app/client/page-context.ts',
    typesOnly: true,
    why: 'the shape of what the server hands to the loaders; the value comes from the build',
  },
  {
    from: 'server/platform/http/idempotency.ts',
    to: 'server/context.ts',
    why: 'a key and what it did are written in one transaction, and inTransaction is the only door to one',
  },
  {
    from: 'storefront/ui/picture.tsx',
    to: 'contract/catalogue/calls.ts',
    why: 'the shape of a picture and its standard widths; a picture knows nothing of goods',
  },
]
