import { toStored } from '#contract/core/languages.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { api } from '#storefront/app/client/browser.ts'
import { cookieLanguage } from '#storefront/app/i18n/page-language.ts'
import { pageLang } from '#storefront/app/client/page-lang.ts'
import { reloadCart, uploadGuestCart } from '#storefront/cart/store/cart-actions.ts'
import { uploadGuestFavourites } from '#storefront/favourites/favourites-store.ts'
import { saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { isSignInAwaited } from './member-session.ts'
import { closeDialog, finishLogin, refreshMember, storeMemberId } from './member-store.ts'

/** One after another (specification, section 4); the next page repeats an upload that failed. */
const steps: (() => Promise<unknown>)[] = [
  uploadGuestCart,
  reloadCart,
  // The choice: the page may be an alternate address, or older than a choice that was made in another tab.
  () => api.accounts.changeLanguage({ ...storeMemberId(), lang: toStored[cookieLanguage() ?? pageLang()] }),
  uploadGuestFavourites,
]

/**
 * Finishes a login: uploads the guest cart, reloads the member's, saves the language of messages, merges the favourites, then
 * loads the target page, or home. A step that fails stops none after it. Where something waits for the login on the target page, which is
 * open, it is done there and the page stays.
 * @param redirect where to go, unchecked
 */
export async function afterLogin(redirect: string | undefined): Promise<void> {
  await finishLogin(async () => {
    for (const step of steps) await Promise.allSettled([step()])
  })
  const target = safeRedirect(redirect)
  const isOpen = target.split('#')[0] === location.pathname + location.search
  if (isOpen && isSignInAwaited()) {
    refreshMember()
    return closeDialog()
  }
  saveDrafts()
  if (isOpen) location.reload()
  else location.assign(target)
}
