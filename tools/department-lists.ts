/**
 * Which department may call which, on each side: a department stands before the colon, those it may use after it.
 * ARCHITECTURE.md shows the server's list; both must stay free of loops.
 */
const server: Record<string, readonly string[]> = {
  accounts: [],
  catalogue: [],
  addresses: [],
  cart: ['catalogue'],
  favourites: ['catalogue'],
  search: ['catalogue'],
  orders: ['catalogue', 'cart'],
  payments: ['orders'],
  checkout: ['cart', 'catalogue', 'addresses', 'orders', 'payments'],
}

/** Components of other departments a department's pages may show. */
const storefront: Record<string, readonly string[]> = {
  accounts: ['cart', 'favourites'],
  catalogue: ['cart', 'favourites', 'accounts'],
  addresses: [],
  cart: [],
  favourites: [],
  search: ['catalogue', 'cart', 'favourites'],
  orders: ['payments'],
  payments: [],
  deals: ['catalogue'],
  policies: [],
  checkout: ['cart', 'catalogue', 'addresses', 'orders', 'payments'],
}

export const departmentLists = { server, storefront }

interface Seam {
  from: string
  to: string
  typesOnly?: true
  why: string
}

/** Single imports that cross the plan on purpose, each with its reason. */
export const seams: readonly Seam[] = [
  {
    from: 'server/platform/pages.ts',
    to: 'storefront/api/page-context.ts',
    typesOnly: true,
    why: 'the shape of what the server hands to the loaders; the value comes from the build',
  },
]
