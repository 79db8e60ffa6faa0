const knownKeys = ['thirdLogin.unavailable', 'thirdLogin.failed', 'thirdLogin.cancelled', 'thirdLogin.expired', 'thirdLogin.taken'] as const
type ThirdPartyErrorId = (typeof knownKeys)[number]

/**
 * The message id of an error of a provider sign-in. The key comes from a URL or a window message, so an unknown one is
 * `thirdLogin.failed`.
 */
export function thirdPartyErrorId(key: string | null | undefined): ThirdPartyErrorId {
  return knownKeys.find((each) => each === key) ?? 'thirdLogin.failed'
}
