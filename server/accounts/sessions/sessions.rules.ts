/** ms: a login that counts as fresh where there is no password to ask for. */
export const recentLoginMs = 15 * 60_000
/** ms: a session ends after 14 days without use, after 30 in any case (design/domain section 2). */
export const sessionIdleMs = 14 * 24 * 3600_000
export const sessionMaxAgeMs = 30 * 24 * 3600_000
/** ms: how exact "last seen" is; more exact would write a row a request. */
export const seenPrecisionMs = 10 * 60_000
/** Open sessions of a member; the one unused for longest goes. */
export const maxSessions = 50
