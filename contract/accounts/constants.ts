/** Constants of the specification, section 9. */
export const codeLength = 6

/** Seconds until a code may be sent again. */
export const resendSeconds = 90

/** How often the header looks whether the login cookie is still there (ms). */
export const cookiePoll = 2000

/** How long a failed login, register or code button stays off (ms). */
export const retryButtonDelay = 1000
export const memberTypes = { natural: 0, legal: 1 } as const

/** Names of the two cookies the storefront may read; the session's own is HttpOnly. */
export const userInfoCookie = 'userInfo'
export const userIdCookie = 'userId'

/** What the readable `userInfo` cookie holds, as JSON, at most 256 bytes. */
export interface UserInfo {
  name: string
  memberType: 0 | 1
}

/** The ways in from elsewhere (specification, section 7). */
export const signInProviders = ['google', 'facebook'] as const
export type SignInProvider = (typeof signInProviders)[number]

/** Pixels of the provider's popup (specification, section 9). */
export const popupSize = { width: 600, height: 500 } as const

/**
 * How `/thirdlogin` tells the opener that it is done: by `postMessage` to its exact own origin, and by a
 * `BroadcastChannel` of this name, as a provider may cut the opener off. It carries no token, only the outcome.
 */
export const thirdLoginChannel = 'thirdlogin'

export interface ThirdLoginDone {
  type: 'thirdlogin:done'
  /** `login` opened a session, `linked` tied the provider to the signed-in member; absent with an error. */
  done?: 'login' | 'linked'
  /** A key of the error catalogue. */
  error?: string
}

/** One row of the country list. `countryId` is ISO 3166 (`GE`), `areaCode` digits without a plus. */
export interface Country {
  countryId: string
  areaCode: string
  name: string
}
