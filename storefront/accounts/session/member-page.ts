import { redirect, type LoaderFunctionArgs } from 'react-router'
import { CallError } from '#storefront/app/client/client.ts'
import { openPage, type Page } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { loginCookies, type LoginCookies } from './login-cookies.ts'

/** A member page's data; without a session there is none. */
export type MemberPageData<T> = { signedIn: true; content: T } | { signedIn: false }

/** What a member page loads its data with; `storeMemberId` is handed to the calls that name it. */
export type OwnPage = Page & Pick<LoginCookies, 'storeMemberId'> & Pick<LoaderFunctionArgs, 'url' | 'params'>

export type MemberLoader = (args: LoaderFunctionArgs) => Promise<MemberPageData<unknown>>

/**
 * The loader of a page that needs a session. A visitor is sent to the same path with a `redirect` query (specification,
 * section 4), where the page shows its signed-out state and the register dialog opens. A session whose login cookie is gone
 * ends on the server too.
 * @throws Response 404 where a call rejects the parameters of the address, or finds nothing by them
 */
export function memberLoader<T>(load: (page: OwnPage) => Promise<T>) {
  return async ({ request, url, params, context }: LoaderFunctionArgs): Promise<MemberPageData<T>> => {
    const page = openPage(context)
    const { signedIn, storeMemberId } = loginCookies(request)
    if (!signedIn) await page.api.accounts.logout({ lost: true })
    try {
      if (signedIn) return { signedIn, content: await orNotFound(load({ ...page, storeMemberId, url, params })) }
    } catch (error) {
      // A session that has ended: the visitor is led to the login below.
      if (!isSignedOut(error)) throw error
    }
    if (url.searchParams.has('redirect')) return { signedIn: false }
    // Of the page, also when a click in the browser asks for its data only.
    const target = new URL(url)
    target.searchParams.set('redirect', url.pathname + url.search)
    throw redirect(target.pathname + target.search)
  }
}

/** What a {@link memberLoader} loads for its page. */
export type ContentOf<L extends MemberLoader> = Awaited<ReturnType<L>> extends MemberPageData<infer C extends object> ? C : never

/** Whether a call was rejected because there is no session, or another member's than the cookies say. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && (error.key === 'session.missing' || error.key === 'session.mismatch')
}
