import { toStored } from '#contract/core/languages.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { api, pageLang } from '#storefront/app/client/browser.ts'
import { uploadGuestCart } from '#storefront/cart/cart-store.ts'

/**
 * Finishes a login (specification, section 4): merges the guest cart, saves the language of messages, then loads the
 * target page, or home. A step that fails stops none after it.
 * @param redirect where to go, unchecked
 */
export async function afterLogin(redirect: string | undefined): Promise<void> {
  await Promise.allSettled([uploadGuestCart(), api.accounts.changeLanguage({ lang: toStored[pageLang()] })])
  const target = safeRedirect(redirect)
  if (target.split('#')[0] === location.pathname + location.search) location.reload()
  else location.assign(target)
}
