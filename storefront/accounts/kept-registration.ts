import { useSyncExternalStore } from 'react'

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
const listeners = new Set<() => void>()
/** What is kept, and the text it was read from; a browser that stores nothing keeps it here alone. */
let kept: SentCode | undefined
let keptText: string | null | undefined

function stored(): string | null | undefined {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return keptText
  }
}

function read(): SentCode | undefined {
  const text = stored()
  if (text === keptText) return kept
  keptText = text
  try {
    const found = JSON.parse(text ?? 'null') as SentCode | null
    kept = found && found.expiresAt > Date.now() ? found : undefined
  } catch {
    kept = undefined
  }
  return kept
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The registration under way in this tab, while its code lives; nothing on the server and at the first rendering. */
export function useKeptRegistration(): SentCode | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

export function keepRegistration(sent: SentCode | undefined): void {
  kept = sent
  keptText = sent ? JSON.stringify(sent) : null
  try {
    if (keptText) sessionStorage.setItem(name, keptText)
    else sessionStorage.removeItem(name)
  } catch {
    // It lives as long as this page does.
  }
  listeners.forEach((listener) => listener())
}
