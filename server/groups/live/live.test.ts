import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aGroupBuyer, placeOver, type PlacedSeat } from '#demo/testing/group-buyers.ts'
import { pressOver } from '#demo/testing/over-http.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
let url: string
beforeAll(async () => {
  await test.mall.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(test.mall.app.server.address() as AddressInfo).port}`
})

/** Reads a stream of events one after the other. */
async function watch(groupId: string, lang = 'en') {
  const response = await fetch(`${url}/api/mall/groups/${groupId}/events?lang=${lang}`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<Record<string, unknown> | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const [event, rest] = [text.slice(0, end), text.slice(end + 2)]
        text = rest
        if (event.startsWith('data: ')) return JSON.parse(event.slice(6)) as Record<string, unknown>
        continue
      }
      const { value, done } = await reader.read()
      if (done) return undefined
      text += value
    }
  }
  async function nextWith(field: string, value: unknown): Promise<Record<string, unknown> | undefined> {
    let event = await next()
    while (event && event[field] !== value) event = await next()
    return event
  }
  return { response, next, nextWith, cancel: () => reader.cancel() }
}

async function idOf(seat: PlacedSeat): Promise<string> {
  return (await test.call('groups.ofOrder', { orderNo: seat.orderNo }, { cookie: seat.buyer.cookie })).data.group.groupId
}

it('a group’s page is notified of every seat and of a group that everybody left, until the server closes', async () => {
  const campaign = await aGroupCampaign(test.ctx(), { size: 2 })
  const leader = await placeOver(url, await aGroupBuyer(test.ctx(), campaign))
  expect((await fetch(`${url}/api/mall/groups/00000000-0000-4000-8000-000000000000/events`)).status).toBe(404)
  expect((await fetch(`${url}/api/mall/groups/x/events`)).status).toBe(404)
  await pressOver(url, leader.redirectUrl)
  const groupId = await idOf(leader)
  const [one, other] = [await watch(groupId), await watch(groupId, 'ka')]
  expect(one.response.headers.get('content-type')).toContain('text/event-stream')
  expect(one.response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await one.next()).toMatchObject({ state: 'open', seatsLeft: 1, members: [{ leader: true }] })
  expect(JSON.stringify(await other.next())).toContain('itemStorePriceId')
  // Before the first look at the group's version: no change is missed between the first event and that look.
  const second = await placeOver(url, await aGroupBuyer(test.ctx(), campaign, groupId))
  expect(await one.nextWith('seatsLeft', 0)).toMatchObject({ state: 'open', members: [{}] })
  await pressOver(url, second.redirectUrl)
  expect(await one.nextWith('state', 'succeeded')).toMatchObject({ members: [{}, {}] })
  expect(await other.nextWith('seatsLeft', 0)).toBeDefined()
  await other.cancel()
  const alone = await placeOver(url, await aGroupBuyer(test.ctx(), campaign))
  await pressOver(url, alone.redirectUrl)
  const left = await watch(await idOf(alone))
  await test.call('groups.leave', { orderNo: alone.orderNo }, { cookie: alone.buyer.cookie })
  expect(await left.nextWith('state', 'cancelled')).toMatchObject({ members: [] })
  await left.cancel()
  const ended = one.next()
  await test.mall.close()
  expect(await ended).toBeUndefined()
})
