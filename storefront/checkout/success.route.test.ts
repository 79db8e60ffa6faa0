import { expect, it } from 'vitest'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { loader } from './success.route.tsx'

const cookie = `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}; userId=m1`

interface Answers {
  state: string
  lines: number
  inGroup: boolean
}

/** Where the page of a payment leads; undefined where it stays. */
async function target({ state, lines, inGroup }: Answers): Promise<string | null | undefined> {
  const context = new RouterContextProvider()
  const send = (route: string) => {
    const answer = (data: unknown, status = 200) =>
      Promise.resolve({ status, envelope: { code: status === 200 ? 0 : 1005, message: '', data } })
    if (route.includes('group')) return inGroup ? answer({ seat: {}, group: {} }) : answer(undefined, 404)
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
