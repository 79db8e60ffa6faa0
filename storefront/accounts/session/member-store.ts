import { cookiePoll, userIdCookie, userInfoCookie, type UserInfo } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { onSessionLoss } from '#storefront/app/client/session-loss.ts'
import { clearPages } from '#storefront/app/router/page-source.ts'
import { onPageShown } from '#storefront/app/state/listen.ts'
import { createStore } from '#storefront/app/state/create-store.ts'
import { endDrafts, saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { readCookie } from '#storefront/app/storage/cookies.ts'
import { clearPersonalStorage } from '#storefront/app/storage/personal-storage.ts'

/** `account` asks for the account alone, before a purchase; login or register follows. */
type AuthDialogName = 'login' | 'register' | 'forgot' | 'account'

export interface OpenDialog {
  name: AuthDialogName
  /** Where to go after the login, unchecked. */
  redirect: string | undefined
  /** Prefills the account field. */
  account: string | undefined
  /** The name of what a visitor was about to buy: the dialogs say that it waits. */
  item: string | undefined
  /** A page that shows nothing without a member has opened it: "Back" leaves the page at once. */
  ofPage: boolean
}

type Listener = () => void

let lastCookies: string | undefined
/** Of the last member this page has shown. */
let shownMemberId: string | undefined
/** Grows with every login and logout. */
let sessions = 0
/** The session whose cookie was lost may still be open on the server. */
let lossUnsent = false
/** This page is ending the session, so the loss of its cookie is no surprise. */
let signingOut = false
const lossListeners = new Set<Listener>()
/** A login on this page is being finished: the page learns of its member afterwards, so that nothing is loaded twice. */
let finishingLogin = false
/** Whether the cookies are being polled, and what is read from them is new. */
let polling = false

/** The signed-in member. While there are listeners the cookies are polled every 2 s, and at once when the page is shown again. */
const member = createStore<UserInfo | null>(null, {
  start() {
    readCookies()
    polling = true
    const timer = setInterval(readCookies, cookiePoll)
    const endShown = onPageShown(readCookies)
    return () => {
      polling = false
      clearInterval(timer)
      endShown()
    }
  },
})
const dialog = createStore<OpenDialog | null>(null)

function parse(cookie: string | undefined): UserInfo | null {
  if (!cookie) return null
  try {
    const { name, memberType } = JSON.parse(decodeURIComponent(cookie)) as Partial<UserInfo>
    return typeof name === 'string' ? { name, memberType: memberType === 1 ? 1 : 0 } : null
  } catch {
    // Not a cookie of the mall: as good as none. The server decides by its own.
    return null
  }
}

/** Reads the login cookies and notifies listeners of a change. */
function readCookies(): void {
  if (finishingLogin) return
  if (lossUnsent) void endLostSession()
  const info = readCookie(userInfoCookie) || undefined
  const cookies = info && `${readCookie(userIdCookie)} ${info}`
  if (cookies === lastCookies) return
  const now = info && readCookie(userIdCookie)
  const signedOut = lastCookies !== undefined && cookies === undefined
  if (cookies?.split(' ')[0] !== lastCookies?.split(' ')[0]) sessions++
  lastCookies = cookies
  // Somebody else has signed in, here after the other's session or in another tab: what the page knows is not theirs.
  const isAnother = deleteOthersStorage(now)
  shownMemberId = now ?? shownMemberId
  if (isAnother) return location.reload()
  clearPages()
  if (signedOut) {
    if (!signingOut) saveDrafts(shownMemberId)
    clearPersonalStorage()
  }
  member.set(parse(info))
  if (!signedOut || signingOut) return
  void endLostSession()
  lossListeners.forEach((listener) => listener())
}

/** Deletes what this browser remembers of the last member that this page has shown, and what they have typed in it, where it is another one now. @returns whether it is */
function deleteOthersStorage(memberId: string | undefined): boolean {
  const isAnother = Boolean(shownMemberId && memberId && shownMemberId !== memberId)
  if (isAnother) {
    clearPersonalStorage()
    endDrafts()
  }
  return isAnother
}

/** Ends the session of the lost cookie on the server too; after a failure the next poll repeats it. */
async function endLostSession(): Promise<void> {
  lossUnsent = false
  try {
    await api.accounts.logout({ lost: true })
  } catch (error) {
    // The shopper asked for nothing here.
    if (!(error instanceof CallError && error.key === 'duplicate')) lossUnsent = true
  }
}

/** Subscribes to logins and logouts. */
export const subscribeMember = member.subscribe

/** Subscribes to the login cookies disappearing other than by this page's sign-out. */
export function subscribeSessionLoss(listener: Listener): Listener {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

/** The signed-in member, null for visitors; browser only. */
export function currentMember(): UserInfo | null {
  if (!polling) readCookies()
  return member.get()
}

/** The id of who is signed in by the cookies as they are now; undefined for a visitor. Browser only. */
export const memberIdNow = (): string | undefined => (parse(readCookie(userInfoCookie)) && readCookie(userIdCookie)) || undefined

/** The key of `useCall` for what belongs to the member; undefined, for which nothing is asked, without one. */
export const memberKey = (member: UserInfo | null, key: string): string | undefined => (member ? `${key} @${sessions}` : undefined)

/** The payload of calls that name the member (specification, section 7); empty for visitors. */
export function storeMemberId(): { storeMemberId?: string } {
  const id = memberIdNow()
  return id ? { storeMemberId: id } : {}
}

/** Another number for each session that this page has met, so that what was asked for in one is not shown in the next. */
export function sessionNumber(): number {
  currentMember()
  return sessions
}

/** {@link currentMember} after reading the cookies at once, without waiting for the next poll. */
export function refreshMember(): UserInfo | null {
  finishingLogin = false
  readCookies()
  return member.get()
}

/**
 * Does what belongs to a login; what shows the member loads only with the next page, or after {@link refreshMember}. Nothing of this page, which is
 * about to be left, takes what is meant for that.
 */
export async function finishLogin(work: () => Promise<void>): Promise<void> {
  finishingLogin = true
  deleteOthersStorage(readCookie(userIdCookie))
  await work()
}

/** The signed-in member as a hook; null for visitors, on the server and at the first rendering. */
export const useMember = (): UserInfo | null => member.use()

/** The open dialog; they exclude each other. */
export const useOpenDialog = (): OpenDialog | null => dialog.use()

/** Subscribes to dialogs being opened and closed. */
export const subscribeAuthDialog = dialog.subscribe

export const isDialogOpen = (): boolean => dialog.get() !== null

/** Opens a dialog in place of any other. */
export function openAuthDialog(name: AuthDialogName, { redirect, account, item, ofPage }: Partial<Omit<OpenDialog, 'name'>> = {}): void {
  const before = dialog.get()
  dialog.set({
    name,
    redirect: redirect ?? before?.redirect,
    account,
    item: item ?? before?.item,
    ofPage: ofPage ?? before?.ofPage ?? false,
  })
}

export const closeDialog = (): void => dialog.set(null)

const deleteCookie = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

/** Says whether this page is ending the session (`sign-out.ts`). */
export const setSigningOut = (now: boolean): void => void (signingOut = now)

/** Deletes the login cookies, after the session has ended on the server. */
export function clearMember(): void {
  deleteCookie(userInfoCookie)
  deleteCookie(userIdCookie)
  readCookies()
}

/** The answer to whether the session is gone, while it is awaited. */
let confirming: Promise<void> | undefined

/**
 * A call was rejected for want of a session. It may have been sent with one that a new login has replaced meanwhile, in this
 * tab or another one, so that the cookies are those of the new one: the server is asked before they are deleted.
 */
async function confirmLoss(): Promise<void> {
  try {
    await api.accounts.profile(storeMemberId())
  } catch (error) {
    if (error instanceof CallError && error.key === 'session.missing') clearMember()
  }
}

/** @returns once the page shows whether the session is gone */
export function lossConfirmed(): Promise<void> {
  confirming ??= confirmLoss().finally(() => (confirming = undefined))
  return confirming
}

onSessionLoss(() => void lossConfirmed())
