import { onTestFinished, vi } from 'vitest'
import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { refreshMember } from './member-store.ts'

/** For tests: the browser of a member whose login was answered, until the test has ended: others share the document. */
export function signBrowserIn(id = 'm1'): void {
  document.cookie = `${userInfoCookie}=${encodeURIComponent(JSON.stringify({ name: 'Nino', memberType: 0 }))}; path=/`
  document.cookie = `${userIdCookie}=${id}; path=/`
  refreshMember()
  onTestFinished(signBrowserOut)
}

/** For tests: the browser of a visitor, also after a logout. */
export function signBrowserOut(): void {
  // The loss of the cookies ends the session on the server too.
  vi.spyOn(api.accounts, 'logout').mockResolvedValue({})
  for (const name of [userInfoCookie, userIdCookie]) document.cookie = `${name}=; path=/; max-age=0`
  refreshMember()
}
