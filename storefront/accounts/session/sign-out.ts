import { api } from '#storefront/app/client/browser.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { endDrafts } from '#storefront/app/forms/save-drafts.ts'
import { pageText } from '#storefront/app/i18n/page-messages.ts'
import { clearMember, setSigningOut } from './member-store.ts'

/**
 * Loads another page after this page has ended the session, which drops the member's cart, count of favourites and all
 * else in memory (specification, section 4).
 */
export function leaveAfterSignOut(to = '/home'): void {
  setSigningOut(true)
  endDrafts()
  setTimeout(() => {
    location.assign(to)
    clearMember()
  }, 0)
}

/** Ends the session on the server, then loads `to`; a failure is shown as a toast and the member stays signed in. */
export async function signOut(to?: string): Promise<void> {
  setSigningOut(true)
  try {
    await api.accounts.logout()
  } catch (error) {
    // The session is still open: the page must not look signed out.
    setSigningOut(false)
    toastFailure(error, pageText('shell.signOut.failed'))
    return
  }
  leaveAfterSignOut(to)
}
