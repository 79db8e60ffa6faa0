/** ms: a login within it is recent, which stands in for the password of a member who has none. */
export const recentLoginMs = 15 * 60_000
/** ms: a session ends after 14 days without use, after 30 in any case (design/domain section 2). */
export const sessionIdleMs = 14 * 24 * 3600_000
export const sessionMaxAgeMs = 30 * 24 * 3600_000
/** ms: precision of `seenAt`; a finer one would write a row per request. */
export const seenPrecisionMs = 10 * 60_000
/** Sessions of a member; beyond it the least recently used ends. */
export const maxSessions = 50
