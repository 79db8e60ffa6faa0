// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Notification, NotificationSetting } from '#contract/notifications/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
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

it('saves every setting that is switched while another is being saved', async () => {
  const channels = ['inApp', 'mail'] as const
  const settings: NotificationSetting[] = channels.map((channel) => ({ topic: 'products', channel, isOn: true, isFixed: false }))
  const replies = channels.map(() => Promise.withResolvers<NotificationSetting[]>())
  const change = vi.spyOn(api.notifications, 'changeSetting')
  for (const { promise } of replies) change.mockReturnValueOnce(promise)
  const content = { page: { results: [], totalRecord: 0, pageNo: 1, pageSize: 10, totalPage: 0 }, unread: 0, settings, topic: undefined }
  const page = await mount(<NotificationsRoute />, { catalogues: ['notifications', 'accounts'], data: { signedIn: true, content } })
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('td input:not(:disabled)')]
  for (const box of boxes()) await page.click(box)
  expect(change.mock.calls.map(([{ channel, isOn }]) => [channel, isOn])).toEqual(channels.map((channel) => [channel, false]))
  // The second is answered first: the first one's reply does not know of it.
  replies[1]!.resolve(settings.map((each) => ({ ...each, isOn: false })))
  await page.settle()
  replies[0]!.resolve(settings.map((each) => ({ ...each, isOn: each.channel === 'mail' })))
  await page.settle()
  expect(boxes().map((box) => box.checked)).toEqual([false, false])
})
