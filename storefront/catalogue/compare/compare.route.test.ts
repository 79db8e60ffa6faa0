import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { loader } from './compare.route.tsx'

/** The page of an address in a mall that sells product 2, of which 3 is like. */
function load(ids: string) {
  const context = new RouterContextProvider()
  const send = (route: string, input?: { id?: number; productId?: number; productIds?: number[] }) => {
    const answer = (status: number, data?: object) =>
      Promise.resolve({ status, envelope: { code: status === 200 ? 0 : 1, message: '', data } })
    if (route.includes('compar'))
      return answer(200, { products: input!.productIds!.filter((id) => id === 2).map((productId) => ({ productId })), rows: [] })
    return input?.productId === 2 ? answer(200, { results: [{ productId: 2 }, { productId: 3 }] }) : answer(404)
  }
  context.set(pageContext, { lang: 'en', origin: 'http://mall.test', send } as never)
  const url = new URL(`http://mall.test/compare?ids=${ids}`)
  return loader({ context, url, request: new Request(url), params: {} } as unknown as LoaderFunctionArgs)
}

it('proposes what is like the first product that is still sold', async () => {
  for (const ids of ['2', '1,2']) expect(await load(ids)).toMatchObject({ products: [{ productId: 2 }], others: [{ productId: 3 }] })
  expect(await load('1')).toEqual({ products: [], rows: [], others: [] })
})
