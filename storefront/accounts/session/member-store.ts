import { useSyncExternalStore } from 'react'
import { cookiePoll, userIdCookie, userInfoCookie, type UserInfo } from '#contract/accounts/constants.ts'
import { api, onSessionLoss } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { toast } from '#storefront/ui/toast-store.ts'

export type AuthDialogName = 'login' | 'register' | 'forgot'

export interface OpenDialog {
  name: AuthDialogName
  /** Where to go after the login, unchecked. */
  redirect: string | undefined
  /** An account that is already typed. */
  account: string | undefined
}

type Listener = () => void

let seen: string | undefined
let member: UserInfo | null = null
let dialog: OpenDialog | null = null
/** Whether this page is ending the session itself. */
let leaving = false
const listeners = new Set<Listener>()
const lossListeners = new Set<Listener>()
let timer: ReturnType<typeof setInterval> | undefined

const tell = () => listeners.forEach((listener) => listener())

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function parse(cookie: string | undefined): UserInfo | null {
  if (!cookie) return null
  try {
    const { name, memberType } = JSON.parse(decodeURIComponent(cookie)) as Partial<UserInfo>
    return typeof name === 'string' ? { name, memberType: memberType === 1 ? 1 : 0 } : null
  } catch {
    return null
  }
}

/** Reads the login cookie; both names together say who it is. */
function look(): void {
  const info = readCookie(userInfoCookie)
  const now = info && `${readCookie(userIdCookie)} ${info}`
  if (now === seen) return
  const lost = seen !== undefined && now === undefined && !leaving
  seen = now
  member = parse(info)
  tell()
  if (lost) lossListeners.forEach((listener) => listener())
}

/** Hears of logins, logouts and dialogs. The cookie is looked at every 2 s while anybody listens. */
export function subscribeMember(listener: Listener): Listener {
  if (listeners.size === 0) {
    look()
    timer = setInterval(look, cookiePoll)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Hears that the login cookie disappeared without this page's doing. */
export function subscribeLoss(listener: Listener): Listener {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

/** Who is signed in, now; in the browser only. */
export function currentMember(): UserInfo | null {
  if (listeners.size === 0) look()
  return member
}

/** Who is signed in, looked at anew where the next look is not waited for. */
export function lookAtMember(): UserInfo | null {
  look()
  return member
}

/** Who is signed in; null for visitors, on the server and at the first rendering. */
export function useMember(): UserInfo | null {
  return useSyncExternalStore(subscribeMember, currentMember, () => null)
}

/** The dialog that is open; login, register and forgot exclude each other. */
export function useOpenDialog(): OpenDialog | null {
  return useSyncExternalStore(
    subscribeMember,
    () => dialog,
    () => null,
  )
}

/** Opens a dialog in place of any other. */
export function openAuthDialog(name: AuthDialogName, { redirect, account }: { redirect?: string; account?: string } = {}): void {
  dialog = { name, redirect: redirect ?? dialog?.redirect, account }
  tell()
}

export function closeDialog(): void {
  dialog = null
  tell()
}

const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

/** The session is gone on the server: whoever looks at the cookies is told so. */
export function forgetMember(): void {
  forget(userInfoCookie)
  forget(userIdCookie)
  look()
}

onSessionLoss(forgetMember)

/**
 * Goes home, or where `to` says, after a session has ended by this page's doing; the page that opens there knows of nobody, so the cart, the
 * count of favourites and all else that was the member's is gone with this one (specification, section 4).
 */
export function leave(to = '/home'): void {
  leaving = true
  setTimeout(() => {
    location.assign(to)
    forgetMember()
  }, 0)
}

/** Ends the session on the server, then leaves: home, or where `to` says. */
export async function signOut(to?: string): Promise<void> {
  leaving = true
  try {
    await api.accounts.logout()
  } catch (error) {
    // Still signed in: saying otherwise would leave an open session behind.
    leaving = false
    if (error instanceof CallError && error.message) toast({ text: error.message, kind: 'error' })
    return
  }
  leave(to)
}
