import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import { refreshMember } from './member-store.ts'

/** For tests: the browser of a member whose login was answered. */
export function signBrowserIn(): void {
  document.cookie = `${userInfoCookie}=${encodeURIComponent(JSON.stringify({ name: 'Nino', memberType: 0 }))}; path=/`
  document.cookie = `${userIdCookie}=m1; path=/`
  refreshMember()
}

/** For tests: the browser of a visitor, also after a logout. */
export function signBrowserOut(): void {
  for (const name of [userInfoCookie, userIdCookie]) document.cookie = `${name}=; path=/; max-age=0`
  refreshMember()
}
