// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { orderStatuses } from '#contract/orders/constants.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { ToDoList } from './to-do-list.tsx'

const order = (orderNo: string, part: Partial<OrderCard>) =>
  ({ orderNo, total: 5000, fulfilment: 'waiting', allowedActions: [], lines: [], ...part }) as unknown as OrderCard
const counts = (part: Partial<MemberCentreCounts> & { afterSales?: number } = {}): MemberCentreCounts => {
  const orders = Object.fromEntries([...orderStatuses, 'all'].map((tab) => [tab, 0])) as MemberCentreCounts['orders']
  const { afterSales = 0, ...others } = part
  return { unread: 0, toReview: 0, addresses: 0, cards: 0, ...others, orders: { ...orders, afterSales } }
}
/** Where the list leads. */
async function linksOf(element: ReactNode): Promise<(string | null)[]> {
  await mount(element, { catalogues: ['orders', 'shell', 'ui'] })
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

it('names orders to pay and to confirm, a group to fill, reviews, returns and notifications, and leaves out what waits for nobody', async () => {
  const orders = [
    order('1', { allowedActions: ['pay', 'cancel'] }),
    order('2', { fulfilment: 'shipped', allowedActions: ['confirmReceipt'] }),
    order('3', { fulfilment: 'delivered', allowedActions: ['confirmReceipt', 'return'] }),
    order('4', { label: 'inGroup', allowedActions: ['cancel'] }),
  ]
  expect(await linksOf(<ToDoList orders={orders} counts={counts({ toReview: 2, afterSales: 1, unread: 4 })} />)).toEqual([
    '/orderDetail/1',
    '/orderDetail/3',
    '/groupDetail/4',
    '/user/profile/reviews',
    '/user/profile/After-sales',
    '/user/profile/notifications',
  ])
})

it('is not drawn where nothing waits', async () => {
  expect(await linksOf(<ToDoList orders={[order('1', {})]} counts={counts()} />)).toEqual([])
})
