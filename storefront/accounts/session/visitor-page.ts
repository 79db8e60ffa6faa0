import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { loginCookies } from './login-cookies.ts'
import { isSignedOut } from './member-page.ts'

interface VisitorPageData {
  /** Where to go once signed in. */
  redirect: string
  providers: readonly SignInProvider[]
  /** A scene of the mall, where it has any. */
  picture?: Picture | undefined
}

/** The loader of the login and register pages; redirects a signed-in member to the target. */
export async function loadVisitorPage(args: LoaderFunctionArgs): Promise<VisitorPageData> {
  const target = safeRedirect(args.url.searchParams.get('redirect'))
  if (await isSignedIn(args)) throw redirect(target)
  const { api } = openPage(args.context)
  // Optional: a form to sign in with needs no picture.
  const scene = api.scenes.list({ pageSize: 1 }).catch(() => undefined)
  const { providers } = await api.accounts.signInProviders()
  return { redirect: target, providers, picture: (await scene)?.results[0]?.wide }
}

async function isSignedIn({ request, context }: LoaderFunctionArgs): Promise<boolean> {
  const { signedIn, storeMemberId } = loginCookies(request)
  try {
    if (signedIn) await openPage(context).api.accounts.profile(storeMemberId)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    return false
  }
  return signedIn
}
