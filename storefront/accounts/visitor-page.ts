import { redirect, type LoaderFunctionArgs } from 'react-router'
import { safeRedirect } from '#contract/redirect.ts'
import { CallError } from '../api/client.ts'
import { openPage } from '../api/server.ts'

/** The loader of the login and register pages: who is signed in has no business there and goes on. */
export async function loadVisitorPage({ request, context }: LoaderFunctionArgs): Promise<{ redirect: string }> {
  const target = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  try {
    await openPage(context).call('POST pc/mall/user/info', { body: {} })
  } catch (error) {
    if (error instanceof CallError && error.key === 'session.missing') return { redirect: target }
    throw error
  }
  throw redirect(target)
}
