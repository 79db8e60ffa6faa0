import { createStaticHandler, redirect, RouterContextProvider, type RouteObject, type StaticHandlerContext } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '../client/page-context.ts'
import { openServerRouter } from './server.ts'

const cacheable = ['x', 'y']
const page = (id: string, path: string, more: Partial<RouteObject> = {}) =>
  ({ id, path, loader: ({ params }) => ({ id, params }), ...more }) as RouteObject

const table: RouteObject[] = [
  {
    id: 'root',
    children: [
      {
        id: 'shell/frame',
        loader: () => 'frame',
        children: [
          { id: 'entry', index: true, handle: { cacheable }, loader: () => 'entry' },
          page('home', 'home', { handle: { cacheable } }),
          page('introduction', 'groupIntroduction'),
          page('group', 'groupDetail/:orderNo', { handle: { cacheable } }),
          page('gone', 'gone', { loader: () => Promise.reject(new Response(null, { status: 404 })) }),
          page('broken', 'broken', { loader: () => Promise.reject(new Error('broken')) }),
          page('led', 'led', { loader: () => Promise.reject(redirect('/home?x=1')) }),
          page('centre', 'user/profile', { children: [page('orders', 'orders'), page('order', 'orderDetail/:orderNo')] }),
          page('merchant', 'merchant/:id', {
            children: [page('products', 'products', { handle: { cacheable } }), page('messages', 'messages')],
          }),
          page('not-found', '*', { loader: () => Promise.reject(new Response(null, { status: 404 })) }),
        ],
      },
      { id: 'shell/minimal-frame', children: [page('submit', 'submit')] },
    ],
  },
]
const router = await openServerRouter(table)
const errors: unknown[] = []
const context = { onError: (error) => void errors.push(error) } as PageContext
const ask = (path: string) => router.queryData(new Request(`http://localhost${path}`), context)

describe('the routes of an address', () => {
  const summary = (found: StaticHandlerContext | Response) =>
    found instanceof Response
      ? found.status
      : { status: found.statusCode, data: found.loaderData, ids: found.matches.map(({ route }) => route.id) }
  const all = createStaticHandler(table)

  it.each([
    ...['/', '/home', '/HOME', '/home/', '/%68ome', '/groupIntroduction', '/groupdetail/7', '/groupDetail', '/user/profile', '/user'],
    ...[
      '/user/profile/orders',
      '/user/profile/orderDetail/K-1',
      '/submit',
      '/nowhere',
      '/home/else',
      '/user/nothing/at/all',
      '/submit/x',
      '/led',
    ],
  ])('%s are those that all would match', async (path) => {
    const request = () => new Request(`http://localhost${path}`)
    expect(summary(await router.query(request(), context))).toEqual(
      summary(await all.query(request(), { requestContext: new RouterContextProvider() })),
    )
  })

  it('are few', () => {
    const ids = (tree: readonly RouteObject[]): string[] => tree.flatMap(({ id, children }) => [id!, ...ids(children ?? [])])
    expect(ids(router.routesFor(new Request('http://localhost/user/profile/orders')))).toEqual([
      'root',
      'shell/frame',
      'entry',
      'centre',
      'orders',
      'order',
      'not-found',
    ])
  })
})

describe('the data of a page', () => {
  it('is that of its own routes, without the document\u2019s', async () => {
    expect(await ask('/home.json')).toEqual({ status: 200, body: { data: { home: { id: 'home', params: {} } } } })
    expect(await ask('/_.json')).toEqual({ status: 200, body: { data: { entry: 'entry' } } })
    expect(Object.keys((await ask('/user/profile/orders.json')).body.data)).toEqual(['centre', 'orders'])
    expect((await ask('/groupDetail/7.json')).body.data).toEqual({ group: { id: 'group', params: { orderNo: '7' } } })
  })

  it('is that of the routes that are named', async () => {
    expect(Object.keys((await ask('/user/profile/orders.json?_routes=orders')).body.data)).toEqual(['orders'])
    expect(Object.keys((await ask('/home.json?_routes=shell/frame,home')).body.data)).toEqual(['shell/frame', 'home'])
  })

  it('says where it leads, and what a loader threw, of which nothing else is told', async () => {
    expect(await ask('/led.json')).toEqual({ status: 200, body: { data: {}, redirect: '/home?x=1' } })
    expect(await ask('/gone.json')).toMatchObject({ status: 404, body: { errors: { gone: { status: 404 } } } })
    errors.length = 0
    expect(await ask('/broken.json')).toEqual({ status: 500, body: { data: {}, errors: { broken: { status: 500 } } } })
    expect(errors).toMatchObject([{ message: 'broken' }])
  })
})

it.each(['/', '/home', '/home/', '/home.json', '/_.json', '/groupDetail/17', '/groupDetail/17.json', '/merchant/3/products'])(
  '%s is the same for everybody',
  (path) => expect(router.publicParameters(path)).toEqual(cacheable),
)
it.each([
  '/user/profile/orders',
  '/user/profile/orders.json',
  '/merchant/3',
  '/merchant/3/messages',
  '/nowhere',
  '/home/else',
  '/groupDetail',
])('%s may differ from shopper to shopper', (path) => expect(router.publicParameters(path)).toBeUndefined())
