import { expect, it } from 'vitest'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { loader as failLoader } from './fail.route.tsx'
import { loader as successLoader } from './success.route.tsx'

const cookie = `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}; userId=m1`

type Loader = typeof successLoader | typeof failLoader

interface Answers {
  state: string
  lines: number
  inGroup: boolean
  /** The seat's. */
  outcome?: string
}

/** Where the page of a payment leads; undefined where it stays. */
async function target({ state, lines, inGroup, outcome }: Answers, loader: Loader = successLoader): Promise<string | null | undefined> {
  const context = new RouterContextProvider()
  const send = (route: string) => {
    const answer = (data: unknown, status = 200) =>
      Promise.resolve({ status, envelope: { code: status === 200 ? 0 : 1005, message: '', data } })
    if (route.includes('group')) return inGroup ? answer({ seat: { orderNo: 'A-1', outcome }, group: {} }) : answer(undefined, 404)
    if (route.includes('recommendations')) return answer({ results: [] })
    if (route.includes('orders'))
      return answer({ orders: [{ orderNo: 'A-1', lines: Array.from({ length: lines }, () => ({ productId: 1 })) }] })
    return answer({ id: 'p1', state })
  }
  context.set(pageContext, { lang: 'en', origin: 'http://mall.test', send } as never)
  const url = new URL('http://mall.test/success?payment=p1')
  const args = { context, url, request: new Request(url, { headers: { cookie } }), params: {} }
  const found: unknown = await loader(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
  if (found instanceof Error) throw found
  return found instanceof Response ? found.headers.get('location') : undefined
}

it.each(['succeeded', 'authorised'])('a member whose payment of a seat is %s is led to the page of the group', async (state) => {
  expect(await target({ state, lines: 1, inGroup: true })).toBe('/groupDetail/A-1')
})

it('every other order stays', async () => {
  expect(await target({ state: 'succeeded', lines: 1, inGroup: false })).toBeUndefined()
  expect(await target({ state: 'succeeded', lines: 2, inGroup: true })).toBeUndefined()
  expect(await target({ state: 'waiting', lines: 1, inGroup: true })).toBeUndefined()
})

it('a seat that cannot be paid any more is shown on the page of its group, though time is left for its payment', async () => {
  const seat = { lines: 1, inGroup: true }
  for (const state of ['waiting', 'declined', 'cancelled', 'expired', 'voided'])
    expect(await target({ ...seat, state, outcome: 'expired' }, failLoader), state).toBe('/groupDetail/A-1')
  expect(await target({ ...seat, state: 'declined', outcome: 'toPay' }, failLoader)).toBeUndefined()
  expect(await target({ ...seat, state: 'refunded', outcome: 'succeeded' }, failLoader)).toBeUndefined()
  expect(await target({ state: 'expired', lines: 1, inGroup: false }, failLoader)).toBeUndefined()
})
