// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { orderTabs } from '#contract/orders/constants.ts'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { MemberCentreMenu } from './centre-menu.tsx'

const none = Object.fromEntries(orderTabs.map((tab) => [tab, 0])) as MemberCentreCounts['orders']

it('counts the groups that are still to fill, open after-sales cases, addresses and cards, and shows no zeros', async () => {
  const open = (counts: Partial<MemberCentreCounts>) =>
    mount(<MemberCentreMenu counts={{ unread: 0, toReview: 0, addresses: 0, cards: 0, orders: none, ...counts }} />, {
      catalogues: ['orders'],
    })
  const empty = await open({})
  expect(empty.text()).not.toMatch(/\d/)
  const full = await open({ orders: { ...none, inGroup: 2, afterSales: 4 }, addresses: 3, cards: 5 })
  expect(full.get('link', /group/i).textContent).toContain('2')
  expect(full.get('link', /return|after/i).textContent).toContain('4')
  expect(full.get('link', /address/i).textContent).toContain('3')
  expect(full.get('link', /card/i).textContent).toContain('5')
})
