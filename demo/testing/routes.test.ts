import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import routes from '#storefront/routes.ts'
import { leavesOf, pagesOf } from './routes.ts'

type Route = (typeof routes)[number]

const prepared = {
  rootCategoryId: 1,
  childCategoryId: 2,
  productId: 3,
  cashOrder: 'A',
  cashPayment: 'B',
  unpaidOrder: 'C',
  unpaidPayment: 'D',
  groupOrder: 'E',
  groupId: 'F',
  returnedOrder: 'G',
  caseNo: 'H',
  deliveredOrder: 'I',
}
const pages = pagesOf(prepared as Parameters<typeof pagesOf>[0])

it('opens a page of every path in the route table', () => {
  const paths = new Set(pages.map(({ path }) => path.split('?')[0]!))
  const shown = (path: string) => [...paths].some((one) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(one))
  const missing = routes.flatMap((entry) => leavesOf(entry)).filter(({ path }) => !shown(path))
  expect(missing.map(({ path }) => path).sort()).toEqual([
    ...['', '/*'],
    // These lead to other pages, but for the one of development.
    ...['/groupDetail', '/kit', '/orderDetail', '/results', '/user/profile/group-detail', '/user/profile/group-detail/:orderNo'],
    ...['/user/profile/orderDetail', '/user/profile/orderDetail/:orderNo', '/user/profile/orders/After-sales'],
  ])
})

/** The table of the specification, section 2, and the route that answers each path. */
const specified: [path: string, route: string][] = [
  ['/', 'catalogue/home'],
  ['/home', 'catalogue/home'],
  ['/discount-deals', 'deals/discount-deals'],
  ['/lightning-deals', 'deals/lightning-deals'],
  ['/groupbuy-deals', 'groups/groupbuy-deals'],
  ['/groupIntroduction', 'groups/group-introduction'],
  ['/groupDetail', 'groups/groups-redirect'],
  ['/groupDetail/A1', 'groups/group-detail'],
  ['/cart', 'cart/cart'],
  ['/cart--', 'cart/cart'],
  ['/details', 'catalogue/details'],
  ['/submit', 'checkout/submit'],
  ['/success', 'checkout/success'],
  ['/fail', 'checkout/fail'],
  ['/orderDetail', 'orders/orders-redirect'],
  ['/orderDetail/A1', 'orders/order-details'],
  ['/search_result', 'search/search-result'],
  ['/search_image', 'photo-search/search-image'],
  ['/shop', 'shops/shop'],
  ['/results', 'groups/results-redirect'],
  ['/global', 'shops/directory/directory'],
  ['/feedback', 'feedback/feedback'],
  ['/policy', 'policies/policy'],
  ['/protocol_ty_fx', 'policies/agreement'],
  ['/protocol_ty_ysz', 'policies/privacy'],
  ['/terms', 'policies/terms'],
  ['/login', 'accounts/login'],
  ['/register', 'accounts/register'],
  ['/thirdlogin', 'accounts/thirdlogin'],
  ['/business-register', 'merchants/business-register'],
  ['/business', 'merchants/business'],
  ['/member/order', 'orders/orders-redirect'],
  ['/user/profile', 'member-centre/overview'],
  ['/user/profile/account', 'accounts/account'],
  ['/user/profile/addresses', 'addresses/addresses'],
  ['/user/profile/After-sales', 'aftersales/cases'],
  ['/user/profile/orders/After-sales/A1', 'aftersales/case-form'],
  ['/user/profile/change-password', 'accounts/change-password'],
  ['/user/profile/group-detail', 'groups/groups-redirect'],
  ['/user/profile/group-orders', 'groups/group-orders'],
  ['/user/profile/my-cards', 'payments/my-cards'],
  ['/user/profile/notifications', 'notifications/notifications'],
  ['/user/profile/orderDetail', 'orders/orders-redirect'],
  ['/user/profile/orderDetail/A1', 'orders/order-details'],
  ['/user/profile/orders', 'orders/orders'],
  ['/user/profile/wishlist', 'favourites/wishlist'],
  ['/no-such-page', 'shell/not-found'],
]

it.each(specified)('leads %s to %s', (path, route) => {
  const found = matchRoutes(routes, path)?.at(-1)?.route as Route | undefined
  expect(found?.handle?.file).toBe(`${route}.route.tsx`)
})

it('gives each page a name of its own', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
})
