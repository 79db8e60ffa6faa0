import { expect, test } from 'vitest'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { loader } from './group-orders.route.tsx'

const cookie = `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}; userId=m1`

/** What is thrown instead of the page with this query, where the list has one page. */
async function thrownFor(query: string): Promise<Response> {
  const pageNo = Number(new URLSearchParams(query).get('page'))
  const page = { results: [], totalRecord: 10, pageNo, pageSize: 10, totalPage: 1 }
  const data = { page, counts: { all: 11, open: 10, succeeded: 0, ended: 1 } }
  const context = new RouterContextProvider()
  const send = () => Promise.resolve({ status: 200, envelope: { code: 0, message: '', data } })
  context.set(pageContext, { lang: 'en', origin: 'http://mall.test', send } as never)
  const url = new URL(`http://mall.test/user/profile/group-orders?${query}`)
  const args = { context, url, request: new Request(url, { headers: { cookie } }), params: {} }
  return (await loader(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)) as Response
}

test('the page whose last group has ended leads to the one before; further ones are not found', async () => {
  expect((await thrownFor('tab=open&page=2')).headers.get('location')).toBe('/user/profile/group-orders?tab=open&page=1')
  expect((await thrownFor('tab=open&page=3')).status).toBe(404)
})
