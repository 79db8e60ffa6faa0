import { expect, test } from 'vitest'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import type { Envelope } from '#contract/core/call.ts'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { loader } from './results.route.ts'

/** Where the page leads when the call for the group is answered so. */
async function target(query: string, status: number, envelope: Envelope): Promise<string | null> {
  const context = new RouterContextProvider()
  const send = () => Promise.resolve({ status, envelope })
  context.set(pageContext, { lang: 'en', origin: 'http://mall.test', send } as never)
  const args = { context, request: new Request(`http://mall.test/results${query}`), params: {} }
  return (await loader(args as unknown as LoaderFunctionArgs)).headers.get('location')
}

const group = { code: 0, message: '', data: { seat: {}, group: {} } }
const absent = { code: 1005, message: 'Not found', key: 'notFound' }
const signedOut = { code: 1002, message: 'Sign in', key: 'session.missing' }

test('leads to the group of an order, to the order where it has none, and to the groups without an order', async () => {
  expect(await target('?order=A-1', 200, group)).toBe('/groupDetail/A-1')
  expect(await target('?order=A-1', 404, absent)).toBe('/orderDetail/A-1')
  expect(await target('', 404, absent)).toBe('/user/profile/group-orders')
})

test('leads visitors to a page that asks them to sign in, and nowhere else', async () => {
  expect(await target('?order=A-1', 401, signedOut)).toBe('/orderDetail/A-1')
  expect(await target('?order=//evil.example', 401, signedOut)).toBe('/orderDetail/%2F%2Fevil.example')
  await expect(target('?order=A-1', 500, { code: 1010, message: 'Error', key: 'server.fault' })).rejects.toThrow()
})
