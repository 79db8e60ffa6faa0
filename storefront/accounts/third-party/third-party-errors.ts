const known = ['thirdLogin.unavailable', 'thirdLogin.failed', 'thirdLogin.cancelled', 'thirdLogin.expired', 'thirdLogin.taken'] as const
export type ThirdErrorId = (typeof known)[number]

/** The text of what went wrong with a provider. The key came by an address or a message, so only ours are believed. */
export function thirdErrorId(key: string | null | undefined): ThirdErrorId {
  return known.find((each) => each === key) ?? 'thirdLogin.failed'
}
