import { provideMemberSession } from '#storefront/app/client/as-member.ts'
import { endAll } from '#storefront/app/state/listen.ts'
import {
  closeDialog,
  isDialogOpen,
  lossConfirmed,
  memberIdNow,
  openAuthDialog,
  subscribeAuthDialog,
  subscribeMember,
} from './member-store.ts'

/** Those who wait for a sign-in over the page. */
const waiting = new Set<() => void>()

/** Whether something that was meant waits for the login: then the page stays, and it is done on it. */
export const isSignInAwaited = (): boolean => waiting.size > 0

function endWaiting(): void {
  for (const resume of waiting) resume()
  waiting.clear()
}

function askToSignIn(dialog: 'login' | 'register'): Promise<void> {
  openAuthDialog(dialog, { redirect: location.pathname + location.search })
  return new Promise((resolve) => void waiting.add(resolve))
}

/** Lets what members do wait for a sign-in. @returns the function that ends it */
export function watchMemberSession(): () => void {
  provideMemberSession({ memberId: memberIdNow, checkLoss: lossConfirmed, askToSignIn })
  return endAll(
    // In this tab or another one: nobody is to sign in any more.
    subscribeMember(() => memberIdNow() && closeDialog()),
    subscribeAuthDialog(() => !isDialogOpen() && endWaiting()),
  )
}
