import { expect, test } from 'vitest'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import type { Envelope } from '#contract/core/call.ts'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { loader } from './results-redirect.route.tsx'

const member = `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}; userId=m1`

/** Where the page leads when the call for the group is answered so. */
async function target(query: string, status: number, envelope: Envelope, cookie = member): Promise<string | null> {
  const context = new RouterContextProvider()
  const send = () => Promise.resolve({ status, envelope })
  context.set(pageContext, { lang: 'en', origin: 'http://mall.test', send } as never)
  const url = new URL(`http://mall.test/results${query}`)
  const args = { context, url, request: new Request(url, { headers: { cookie } }), params: {} }
  const found: unknown = await loader(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
  if (found instanceof Response) return found.headers.get('location')
  throw found
}

const group = { code: 0, message: '', data: { seat: {}, group: {} } }
const absent = { code: 1005, message: 'Not found', key: 'notFound' }
const signedOut = { code: 1002, message: 'Sign in', key: 'session.missing' }

test('leads to the group of an order, to the order where it has none, and to the groups without an order', async () => {
  expect(await target('?order=A-1', 200, group)).toBe('/groupDetail/A-1')
  expect(await target('?order=A-1', 404, absent)).toBe('/orderDetail/A-1')
  expect(await target('?order=//evil.example', 404, absent)).toBe('/orderDetail/%2F%2Fevil.example')
  expect(await target('', 404, absent)).toBe('/user/profile/group-orders')
})

test('asks visitors to sign in where they are, and leads nowhere else', async () => {
  const here = '/results?order=A-1&redirect=%2Fresults%3Forder%3DA-1'
  expect(await target('?order=A-1', 401, signedOut)).toBe(here)
  expect(await target('?order=A-1', 200, { code: 0, message: '' }, '')).toBe(here)
  await expect(target('?order=A-1', 500, { code: 1010, message: 'Error', key: 'server.fault' })).rejects.toThrow()
})
