import { redirect, type LoaderFunctionArgs } from 'react-router'
import { CallError } from '#storefront/app/client/client.ts'
import { openPage, type Page } from '#storefront/app/client/loader.ts'

/** A member page's data; without a session there is none. */
export type MemberPageData<T> = { signedIn: true; content: T } | { signedIn: false }

/**
 * The loader of a page that needs a session. A visitor is sent to the same path with a `redirect` query (specification,
 * section 4), where the page shows its signed-out state and the register dialog opens.
 */
export async function loadMemberPage<T>(
  { request, context }: LoaderFunctionArgs,
  load: (page: Page) => Promise<T>,
): Promise<MemberPageData<T>> {
  try {
    return { signedIn: true, content: await load(openPage(context)) }
  } catch (error) {
    if (!(error instanceof CallError && error.key === 'session.missing')) throw error
    const url = new URL(request.url)
    if (url.searchParams.has('redirect')) return { signedIn: false }
    const target = url.pathname + url.search
    url.searchParams.set('redirect', target)
    throw redirect(url.pathname + url.search)
  }
}
