import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'
import type { AMember } from '#demo/factories/members.ts'
import type { Mall } from './mall.ts'

/** Signs a member in by their cookies. */
export async function signIn({ page }: Mall, { id, name, memberType, cookie }: AMember, url: string): Promise<void> {
  const [session = '', token = ''] = cookie.split('=')
  await page.context().addCookies([
    { name: session, value: token, url },
    { name: userInfoCookie, value: encodeURIComponent(JSON.stringify({ name, memberType })), url },
    { name: userIdCookie, value: id, url },
  ])
}
