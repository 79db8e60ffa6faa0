const hour = 3600
const day = 24 * hour
/** Uses and the seconds they are counted over (reference/reliability, sections 2.4-2.6). */
export const rateLimits = {
  codesPerAccountShort: { max: 3, seconds: 900 },
  codesPerAccountDay: { max: 10, seconds: day },
  codesPerSubnet: { max: 20, seconds: hour },
  /** Wrong ones. */
  wrongCodesPerSubnet: { max: 30, seconds: hour },
  loginsPerSubnet: { max: 100, seconds: hour },
  /** Failed ones; beyond them every net has one free try at the account instead of five. */
  failedLoginsPerAccount: { max: 100, seconds: day },
  statusChecksPerSubnetMinute: { max: 10, seconds: 60 },
  statusChecksPerSubnetDay: { max: 60, seconds: day },
  signInFlowsPerSubnet: { max: 60, seconds: hour },
} as const

/** Tries without a wait, and those that are left while an account is under siege. */
export const graceAttempts = { usual: 5, underAttack: 1 } as const
