import { expect, it } from 'vitest'
import routes from '#storefront/routes.ts'
import { leavesOf, pagesOf } from './routes.ts'

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

it('gives each page a name of its own', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
})
