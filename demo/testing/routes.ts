import { matchRoutes } from 'react-router'
import routes from '#storefront/routes.ts'
import type { PreparedShopper } from './prepared-shopper.ts'

type Route = (typeof routes)[number]
type Handle = NonNullable<Route['handle']>

export interface MallPage {
  /** Names its picture. */
  name: string
  path: string
  /** Opened signed in. */
  member?: true
  /** Of the member who opens it, where that is not the prepared one. */
  cookies?: PreparedShopper['cookies']
  /** The answer is an error page on purpose. */
  status?: 404
}

/**
 * Every page of the storefront in each of its states that has an address: one list for screenshots and the accessibility
 * check. Pages without parameters come from the route table; those that show something only with a query, a path parameter
 * or a session are listed.
 */
export function pagesOf(prepared: PreparedShopper): MallPage[] {
  const listed = listedPages(prepared)
  const covered = new Set(listed.map(({ path }) => fileOf(matchRoutes(routes, path.split('?')[0]!)?.at(-1)?.route)))
  const others = routes
    .flatMap((route) => leavesOf(route))
    .filter(({ file, path }) => file !== '' && path !== '' && !covered.has(file) && !isRedirect(file) && !path.includes(':'))
  return [...others.map(({ path }) => simplePage(path)), ...listed]
}

/** Whether a page only leads to another. */
const isRedirect = (file: string) => file.endsWith('-redirect.route.tsx')

function simplePage(path: string): MallPage {
  return { name: path.split('/').at(-1)!, path, ...(path.startsWith('/user/profile/') ? { member: true } : {}) }
}

const fileOf = (route: { handle?: unknown } | undefined) => (route as Route | undefined)?.handle?.file ?? ''

/** The pages of a route with their files, what they declare and their paths from the root. */
export function leavesOf(route: Route, parent = ''): { file: string; path: string; handle: Handle }[] {
  const path = route.path ? `${parent}/${route.path}` : parent
  const children = route.children as Route[] | undefined
  if (children) return children.flatMap((child) => leavesOf(child, path))
  return [{ file: fileOf(route), path, handle: route.handle ?? { file: '' } }]
}

function listedPages(prepared: PreparedShopper): MallPage[] {
  const { cashOrder, cashPayment, unpaidOrder, unpaidPayment, groupOrder, groupId, returnedOrder, caseNo, deliveredOrder } = prepared
  const { rootCategoryId, childCategoryId, productId, storeId, policy } = prepared
  return [
    { name: 'search-category', path: `/search_result?id=${rootCategoryId}&level=1` },
    { name: 'search-child', path: `/search_result?id=${childCategoryId}&level=2&parentId=${rootCategoryId}` },
    { name: 'search-nothing', path: '/search_result?keywords=qqqqzzzz' },
    { name: 'shop', path: `/shop?id=${storeId}` },
    { name: 'product', path: `/details?id=${productId}` },
    { name: 'compare', path: `/compare?ids=${productId},1,2` },
    { name: 'compare-nothing', path: '/compare' },
    { name: 'favourites-shared', path: `/favourites?ids=${productId}` },
    { name: 'cart-visitor', path: '/cart' },
    { name: 'policy', path: `/policy?${policy}` },
    { name: 'agreement', path: '/protocol_ty_fx' },
    { name: 'privacy', path: '/protocol_ty_ysz' },
    { name: 'thirdlogin', path: '/thirdlogin?error=thirdLogin.cancelled' },
    { name: 'missing', path: '/no-such-page', status: 404 },
    { name: 'cart', path: '/cart', member: true },
    { name: 'cart-alias', path: '/cart--', member: true },
    { name: 'feedback', path: '/feedback', member: true },
    { name: 'submit', path: '/submit', member: true },
    { name: 'success', path: `/success?payment=${cashPayment}`, member: true },
    { name: 'fail', path: `/fail?payment=${unpaidPayment}`, member: true },
    { name: 'member-orders', path: '/member/order', member: true },
    { name: 'profile', path: '/user/profile', member: true },
    { name: 'orders', path: '/user/profile/orders', member: true },
    { name: 'orders-empty', path: '/user/profile/orders?tab=afterSales', member: true },
    { name: 'order', path: `/orderDetail/${cashOrder}`, member: true },
    { name: 'order-returned', path: `/orderDetail/${returnedOrder}`, member: true },
    { name: 'case', path: `/user/profile/After-sales/${caseNo}`, member: true },
    { name: 'case-form', path: `/user/profile/orders/After-sales/${deliveredOrder}`, member: true },
    { name: 'case-form-used', path: `/user/profile/orders/After-sales/${returnedOrder}`, member: true },
    { name: 'orders-found', path: `/user/profile/orders?q=${returnedOrder.slice(0, 8)}`, member: true },
    { name: 'group', path: `/groupIntroduction?group=${groupId}` },
    { name: 'group-detail', path: `/groupDetail/${groupOrder}`, member: true },
    { name: 'order-unpaid', path: `/orderDetail/${unpaidOrder}`, member: true },
  ]
}
