// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Notification } from '#contract/notifications/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import NotificationsRoute from './notifications.route.tsx'

const notification = (id: number, createdAt: string, read: boolean): Notification => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${id}`, kind: 'orderShipped', title: `Parcel ${id}`, text: 'On its way', createdAt, read },
})

it('has notifications under the day of Tbilisi on which they came, new ones named so', async () => {
  const results = [
    notification(1, '2026-11-28T20:30:00.000Z', false),
    notification(2, '2026-11-28T10:00:00.000Z', true),
    notification(3, '2026-11-28T09:00:00.000Z', true),
  ]
  const content = { page: { results, totalRecord: 3, pageNo: 1, pageSize: 10, totalPage: 1 }, unread: 1, settings: [], topic: undefined }
  await mount(<NotificationsRoute />, { catalogues: ['notifications', 'accounts'], data: { signedIn: true, content } })
  const headings = [...document.querySelectorAll('section section h2, section section h3')].map((heading) => heading.textContent)
  // Half past eight in the evening of Greenwich is the next day in Tbilisi.
  expect(headings).toEqual(['29 November 2026', 'Parcel 1', '28 November 2026', 'Parcel 2', 'Parcel 3'])
  const isNew = [...document.querySelectorAll('section section li')].map((row) => row.textContent!.includes('New'))
  expect(isNew).toEqual([true, false, false])
})
