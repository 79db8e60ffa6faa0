import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { leavesOf } from '#demo/testing/routes.ts'
import { pageContext } from '#storefront/app/client/page-context.ts'
import routes from '#storefront/routes.ts'

/** Pages of members (specification, section 2), and the one that leads to them. */
const isMembers = (path: string) => /^\/(?:user\/profile|orderDetail|groupDetail|member\/order|results)(?:\/|$)/.test(path)
const frame = 'member-centre/member-centre.route.tsx'
const loaders = import.meta.glob<{ loader?: (args: LoaderFunctionArgs) => unknown }>('/storefront/**/*.route.{ts,tsx}')
const pages = routes
  .flatMap((entry) => leavesOf(entry))
  .filter(({ path }) => isMembers(path))
  // The overview has no data of its own: its frame asks.
  .map(({ path, file }) => [path.replaceAll(/:\w+/g, 'A1'), path === '/user/profile' ? frame : file] as const)

/** What a visitor's request without data goes to. */
async function redirectOf(path: string, file: string): Promise<string | null> {
  const { loader } = await loaders[`/storefront/${file}`]!()
  const context = new RouterContextProvider()
  const send = () => Promise.resolve({ status: 200, envelope: { code: 0, message: '' } })
  context.set(pageContext, {
    lang: 'en',
    nonce: '',
    origin: 'http://mall',
    offlinePages: false,
    requestId: '',
    onError: () => undefined,
    send,
  })
  const url = new URL(`http://mall${path}`)
  const args = { request: new Request(url), url, context, params: { orderNo: 'A1', caseNo: 'A1' }, pattern: '' }
  const found = await Promise.resolve(loader?.(args as unknown as LoaderFunctionArgs)).catch((thrown: unknown) => thrown)
  return found instanceof Response ? found.headers.get('location') : null
}

it('has the pages', () => expect(pages.length).toBeGreaterThan(18))

it.each(pages)('%s asks a visitor to sign in at the same path', async (path, file) => {
  expect(await redirectOf(path, file)).toBe(`${path}?${new URLSearchParams({ redirect: path })}`)
})
