// @vitest-environment happy-dom
import { createRequestHandler, data, RouterContextProvider, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageContext } from '../client/page-context.ts'
import { loaderDataId, readLoaderData } from './loader-data.ts'
import { decodeLoaderData, encodeLoaders, LoaderJson } from './loader-json.ts'

type Loader = (args: LoaderFunctionArgs) => unknown
const loaded = async (loader: Loader, loaderTexts?: string[]) => {
  const { route } = encodeLoaders({ route: { module: { loader, handle: 'handle' } } })
  const args = { context: contextWith(loaderTexts) } as unknown as LoaderFunctionArgs
  return { result: await route.module.loader(args), handle: route.module.handle }
}
function contextWith(loaderTexts?: string[]): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, { loaderTexts } as PageContext)
  return context
}

test('plain objects and arrays cross as JSON, and are themselves again for rendering', async () => {
  const product = { name: 'ზურგჩანთა </script>', price: 4900, picture: undefined }
  const { result, handle } = await loaded(() => Promise.resolve(product))
  expect(Object.entries(result as object)).toEqual([['json', '{"name":"ზურგჩანთა </script>","price":4900}']])
  expect(handle).toBe('handle')
  const cards = (await loaded(() => [product])).result
  const loaderData = { product: result, cards, frame: null }
  decodeLoaderData(loaderData)
  expect(loaderData.product).toBe(product)
  expect(loaderData).toEqual({ product, cards: [product], frame: null })
})

test('of a document the JSON has elements of its own, which the browser reads', async () => {
  const texts: string[] = []
  const results = [await loaded(() => ({ price: 4900 }), texts), await loaded(() => [1], texts)].map(({ result }) => result as LoaderJson)
  expect(results.map((result) => Object.entries(result))).toEqual([[['json', 0]], [['json', 1]]])
  expect(results.map((result) => result.data)).toEqual([{ price: 4900 }, [1]])
  for (const [index, text] of texts.entries())
    document.body.append(Object.assign(document.createElement('script'), { type: 'application/json', id: loaderDataId(index), text }))
  expect(results.map(({ json }) => readLoaderData(json))).toEqual([{ price: 4900 }, [1]])
  expect(readLoaderData('{"price":1}')).toEqual({ price: 1 })
})

test('responses, data with a status and failures stay what they are', async () => {
  const redirect = new Response(null, { status: 302 })
  const gone = data({ unlisted: true }, { status: 404 })
  expect((await loaded(() => redirect)).result).toBe(redirect)
  expect((await loaded(() => gone)).result).toBe(gone)
  expect((await loaded(() => null)).result).toBeNull()
  await expect(
    loaded(() => {
      throw new Response(null, { status: 503 })
    }),
  ).rejects.toMatchObject({ status: 503 })
})

test('React Router writes the JSON as the properties of a class instance', async () => {
  const root = { id: 'root', path: '/', module: { default: () => null, loader: () => ({ price: 4900 }) } }
  const build = {
    routes: encodeLoaders({ root }),
    entry: { module: {} },
    assets: { routes: {} },
    future: {},
    ssr: true,
    basename: '/',
    routeDiscovery: { mode: 'initial' },
  }
  const handler = createRequestHandler(build as unknown as ServerBuild, 'production')
  const response = await handler(new Request('http://localhost/_.data'), contextWith())
  expect(await response.text()).toContain('["SingleFetchClassInstance",')
  expect(new LoaderJson({}).json).toBe('{}')
})
