import { userIdCookie, userInfoCookie } from '#contract/accounts/constants.ts'

/** What a request for a page says about its shopper. */
export interface LoginCookies {
  /** Signed in means that the `userInfo` cookie is present (specification, section 6), whatever else the browser has. */
  signedIn: boolean
  /** Goes along with calls that name it; the server compares it with the session. */
  storeMemberId: { storeMemberId?: string }
}

/** Reads the login cookies of a request for a page. */
export function loginCookies(request: Request): LoginCookies {
  const cookies = (request.headers.get('cookie') ?? '').split('; ')
  const valueOf = (name: string) => cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const id = valueOf(userIdCookie)
  return { signedIn: Boolean(valueOf(userInfoCookie)), storeMemberId: id ? { storeMemberId: id } : {} }
}
