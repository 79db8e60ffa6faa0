import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { openPage } from '#storefront/app/client/loader.ts'

export interface VisitorPageData {
  /** Where to go once signed in. */
  redirect: string
  providers: readonly SignInProvider[]
}

/** The loader of the login and register pages; redirects a signed-in member to the target. */
export async function loadVisitorPage({ request, context }: LoaderFunctionArgs): Promise<VisitorPageData> {
  const target = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const { api } = openPage(context)
  try {
    await api.accounts.profile()
  } catch (error) {
    if (!(error instanceof CallError && error.key === 'session.missing')) throw error
    return { redirect: target, ...(await api.accounts.signInProviders()) }
  }
  throw redirect(target)
}
