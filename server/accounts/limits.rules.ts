const hour = 3600
const day = 24 * hour
/** Rate limits of accounts: attempts in a window of seconds (reference/reliability, sections 2.4-2.6). */
export const accountLimits = {
  codesPerAccountShort: { max: 3, seconds: 900 },
  codesPerAccountDay: { max: 10, seconds: day },
  codesPerSubnet: { max: 20, seconds: hour },
  /** Counts wrong codes only. */
  wrongCodesPerSubnet: { max: 30, seconds: hour },
  loginsPerSubnet: { max: 100, seconds: hour },
  /** Counts failed logins only. Beyond it every client subnet has one attempt without a wait at the account instead of five. */
  failedLoginsPerAccount: { max: 100, seconds: day },
  statusChecksPerSubnetMinute: { max: 10, seconds: 60 },
  statusChecksPerSubnetDay: { max: 60, seconds: day },
  signInFlowsPerSubnet: { max: 60, seconds: hour },
} as const

/** Login attempts without a wait, by account and client subnet; fewer while the account is being brute-forced. */
export const attemptsWithoutWait = { usual: 5, underAttack: 1 } as const
