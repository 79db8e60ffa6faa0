import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageContext } from '#storefront/app/client/page-context.ts'
import { memberLoader } from './member-page.ts'

const sent: { route: string; input: unknown }[] = []

interface Asked {
  page: string
  raw?: string
  cookie?: string
  key?: string
  status?: number
}

/** The arguments that React Router hands to the loader of `page`: `request.url` is the raw address, `url` the page's. */
function loaderArgs({ page, raw = page, cookie = '', key, status = 401 }: Asked) {
  const context = new RouterContextProvider()
  const send = (route: string, input?: object) => {
    sent.push({ route, input })
    const envelope = key ? { code: 1, message: '', key } : { code: 0, message: '', value: { name: 'Nino' } }
    return Promise.resolve({ status: key ? status : 200, envelope })
  }
  context.set(pageContext, {
    lang: 'en',
    nonce: '',
    origin: 'http://mall',
    offlinePages: false,
    requestId: '',
    onError: () => undefined,
    send,
  })
  const request = new Request(`http://mall${raw}`, { headers: { cookie } })
  return { request, url: new URL(`http://mall${page}`), context, params: {}, pattern: '' } as unknown as LoaderFunctionArgs
}
const signedIn = 'sid=x; userInfo=%7B%7D; userId=7'
const profile = memberLoader(({ api, storeMemberId }) => api.accounts.profile(storeMemberId))

async function redirectOf(args: LoaderFunctionArgs): Promise<string | null> {
  try {
    await profile(args)
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
  return null
}

describe('a member page', () => {
  it('redirects a visitor to its own address, also when a click asks for its data', async () => {
    const redirect = '/user/profile/orders?redirect=%2Fuser%2Fprofile%2Forders'
    expect(await redirectOf(loaderArgs({ page: '/user/profile/orders' }))).toBe(redirect)
    const raw = '/user/profile/orders.data?_routes=orders%2Forders.route'
    expect(await redirectOf(loaderArgs({ page: '/user/profile/orders', raw }))).toBe(redirect)
    expect(await redirectOf(loaderArgs({ page: '/user/profile/orders?tab=done', raw: `${raw}&tab=done` }))).toBe(
      '/user/profile/orders?tab=done&redirect=%2Fuser%2Fprofile%2Forders%3Ftab%3Ddone',
    )
    expect(await profile(loaderArgs({ page: `${redirect}` }))).toEqual({ signedIn: false })
  })

  it('names the member of the cookies, and redirects where the session is not theirs', async () => {
    sent.length = 0
    expect(await profile(loaderArgs({ page: '/user/profile', cookie: signedIn }))).toEqual({ signedIn: true, content: { name: 'Nino' } })
    expect(sent).toEqual([{ route: 'POST pc/mall/user/info', input: { storeMemberId: '7' } }])
    for (const key of ['session.missing', 'session.mismatch']) {
      expect(await redirectOf(loaderArgs({ page: '/user/profile', cookie: signedIn, key }))).toBe(
        '/user/profile?redirect=%2Fuser%2Fprofile',
      )
    }
  })

  it('is none where its address has what no call takes, or names what is not there', async () => {
    for (const [key, status] of [
      ['request.invalid', 400],
      ['notFound', 404],
    ] as const)
      await expect(profile(loaderArgs({ page: '/submit?buy=99999999999', cookie: signedIn, key, status }))).rejects.toMatchObject({
        status: 404,
      })
    await expect(profile(loaderArgs({ page: '/submit', cookie: signedIn, key: 'server.fault', status: 500 }))).rejects.toMatchObject({
      key: 'server.fault',
    })
  })

  it('ends a session whose login cookie is gone', async () => {
    sent.length = 0
    expect(await redirectOf(loaderArgs({ page: '/user/profile', cookie: 'sid=x; userId=7' }))).toMatch('?redirect=')
    expect(sent).toEqual([{ route: 'POST minimall/member/logout', input: { lost: true } }])
  })
})
