/** A registration whose code is on its way: a reload, or a look into the mailbox, does not lose it. No password is in it. */
export interface SentCode {
  firstName: string
  lastName: string
  account: string
  key: string
  /** ms since 1970: when another may be sent, and when this one is over. */
  resendAt: number
  expiresAt: number
  /** Seconds it lives in all. */
  life: number
}

const name = 'registration'

/** The registration under way in this tab, while its code lives. */
export function keptRegistration(): SentCode | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as SentCode | null
    return kept && kept.expiresAt > Date.now() ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepRegistration(sent: SentCode | undefined): void {
  try {
    if (sent) sessionStorage.setItem(name, JSON.stringify(sent))
    else sessionStorage.removeItem(name)
  } catch {
    // A browser that stores nothing asks again after a reload.
  }
}
