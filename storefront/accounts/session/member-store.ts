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
  /** Prefills the account field. */
  account: string | undefined
}

type Listener = () => void

let lastCookies: string | undefined
let member: UserInfo | null = null
let dialog: OpenDialog | null = null
/** This page is ending the session, so the loss of its cookie is no surprise. */
let signingOut = false
const listeners = new Set<Listener>()
const lossListeners = new Set<Listener>()
let timer: ReturnType<typeof setInterval> | undefined

const emit = () => listeners.forEach((listener) => listener())

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

/** Reads the login cookies and notifies listeners of a change. */
function readCookies(): void {
  const info = readCookie(userInfoCookie)
  const cookies = info && `${readCookie(userIdCookie)} ${info}`
  if (cookies === lastCookies) return
  const lost = lastCookies !== undefined && cookies === undefined && !signingOut
  lastCookies = cookies
  member = parse(info)
  emit()
  if (lost) lossListeners.forEach((listener) => listener())
}

/** Subscribes to logins, logouts and dialogs. The cookies are polled every 2 s while there are listeners. */
export function subscribeMember(listener: Listener): Listener {
  if (listeners.size === 0) {
    readCookies()
    timer = setInterval(readCookies, cookiePoll)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** Subscribes to the login cookies disappearing other than by this page's sign-out. */
export function subscribeSessionLoss(listener: Listener): Listener {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

/** The signed-in member, null for visitors; browser only. */
export function currentMember(): UserInfo | null {
  if (listeners.size === 0) readCookies()
  return member
}

/** {@link currentMember} after reading the cookies at once, without waiting for the next poll. */
export function refreshMember(): UserInfo | null {
  readCookies()
  return member
}

/** The signed-in member as a hook; null for visitors, on the server and at the first rendering. */
export function useMember(): UserInfo | null {
  return useSyncExternalStore(subscribeMember, currentMember, () => null)
}

/** The open dialog; login, register and forgot exclude each other. */
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
  emit()
}

export function closeDialog(): void {
  dialog = null
  emit()
}

const deleteCookie = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

/** Deletes the login cookies, after the session has ended on the server. */
export function clearMember(): void {
  deleteCookie(userInfoCookie)
  deleteCookie(userIdCookie)
  readCookies()
}

onSessionLoss(clearMember)

/**
 * Loads another page after this page has ended the session, which drops the member's cart, count of favourites and all
 * else in memory (specification, section 4).
 */
export function leaveAfterSignOut(to = '/home'): void {
  signingOut = true
  setTimeout(() => {
    location.assign(to)
    clearMember()
  }, 0)
}

/** Ends the session on the server, then loads `to`; a failure is shown as a toast and the member stays signed in. */
export async function signOut(to?: string): Promise<void> {
  signingOut = true
  try {
    await api.accounts.logout()
  } catch (error) {
    // The session is still open: the page must not look signed out.
    signingOut = false
    if (error instanceof CallError && error.message) toast({ text: error.message, kind: 'error' })
    return
  }
  leaveAfterSignOut(to)
}
