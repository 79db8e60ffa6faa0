import { toStored } from '#contract/core/languages.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { api, pageLang } from '#storefront/app/client/browser.ts'
import { uploadGuestCart } from '#storefront/cart/cart-store.ts'

/**
 * What follows a login: the local cart goes to the server, the message language is saved, then the wanted page opens, or
 * home (specification, section 4). The page is loaded anew, cart and all; a step that fails stops none after it.
 */
export async function afterLogin(redirect: string | undefined): Promise<void> {
  await Promise.allSettled([uploadGuestCart(), api.accounts.changeLanguage({ lang: toStored[pageLang()] })])
  const target = safeRedirect(redirect)
  if (target.split('#')[0] === location.pathname + location.search) location.reload()
  else location.assign(target)
}
