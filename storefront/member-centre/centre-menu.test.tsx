// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { orderTabs } from '#contract/orders/constants.ts'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { MemberCentreMenu } from './centre-menu.tsx'

const none = Object.fromEntries(orderTabs.map((tab) => [tab, 0])) as MemberCentreCounts['orders']

it('counts the groups that are still to fill and the open after-sales cases, and shows no zeros', async () => {
  const open = (orders: MemberCentreCounts['orders']) =>
    mount(<MemberCentreMenu counts={{ unread: 0, toReview: 0, orders }} />, { catalogues: ['orders'] })
  const empty = await open(none)
  expect(empty.text()).not.toMatch(/\d/)
  const full = await open({ ...none, inGroup: 2, afterSales: 4 })
  expect(full.get('link', /group/i).textContent).toContain('2')
  expect(full.get('link', /return|after/i).textContent).toContain('4')
})
