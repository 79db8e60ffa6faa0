import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { StorefrontBuild } from './render.ts'
import { openRequestHandler } from './route-handlers.ts'

const paths: [id: string, parentId: string | undefined, path: string | undefined][] = [
  ['root', undefined, ''],
  ['frame', 'root', undefined],
  ['home', 'frame', 'home'],
  ['introduction', 'frame', 'groupIntroduction'],
  ['group', 'frame', 'groupDetail/:orderNo'],
  ['centre', 'frame', 'user/profile'],
  ['orders', 'centre', 'orders'],
  ['order', 'centre', 'orderDetail/:orderNo'],
  ['not-found', 'frame', '*'],
  ['minimal', 'root', undefined],
  ['submit', 'minimal', 'submit'],
]
const entry: [id: string, route: object][] = [['entry', routeOf('entry', 'frame', undefined, { index: true })]]
const routes = Object.fromEntries([...paths.map(([id, parentId, path]) => [id, routeOf(id, parentId, path)]), ...entry])

function routeOf(id: string, parentId: string | undefined, path: string | undefined, more: object = {}) {
  return { id, parentId, path, ...more, module: { default: () => null, loader: ({ params }: { params: object }) => ({ id, params }) } }
}

const documents = vi.fn<(routes: string[]) => void>()
const build = {
  routes,
  entry: {
    module: {
      encodeLoaders: (all: object) => all,
      default: (_request: Request, _status: number, _headers: Headers, context: { manifest: { routes: object } }) => {
        documents(Object.keys(context.manifest.routes))
        return new Response('document')
      },
    },
  },
  assets: { routes, version: '1' },
  future: {},
  ssr: true,
  basename: '/',
  routeDiscovery: { mode: 'initial' },
} as unknown as StorefrontBuild
const handler = openRequestHandler(build)
const allPages = createRequestHandler(build, 'production')

it.each([
  ...['/home.data', '/HOME.data', '/home/.data', '/%68ome.data', '/_.data', '/groupIntroduction.data', '/groupdetail/7.data'],
  ...[
    '/groupDetail.data',
    '/user/profile.data',
    '/user/profile/orders.data',
    '/user/profile/orderDetail/K-1.data',
    '/user.data',
    '/submit.data',
  ],
  ...['/nowhere.data', '/home/else.data', '/user/nothing/at/all.data', '/.data', '/submit/x.data'],
])('%s is answered as by the routes of all pages', async (path) => {
  const ask = async (one: typeof handler) => {
    const response = await one(new Request(`http://localhost${path}`), new RouterContextProvider())
    return { status: response.status, text: await response.text() }
  }
  const answer = await ask(handler)
  expect(answer).toEqual(await ask(allPages))
  expect(answer.text.length).toBeGreaterThan(50)
})

it('renders a page with the routes that its address may mean', async () => {
  await handler(new Request('http://localhost/user/profile/orders'), new RouterContextProvider())
  expect(documents.mock.lastCall![0].toSorted()).toEqual(
    ['root', 'frame', 'entry', 'not-found', 'minimal', 'centre', 'orders', 'order'].toSorted(),
  )
})
