import type { MouseEvent } from 'react'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { currentMember, openAuthDialog } from './member-store.ts'

/**
 * Lets a member go on and asks a visitor to sign in over the page. To be called when something is pressed: the first rendering shows a visitor's
 * page to everybody, and can be pressed before the second shows a member's.
 * @param redirect where to go after the login
 * @returns whether there is a member
 */
export function requireMember(dialog: 'login' | 'register', redirect?: string): boolean {
  if (currentMember()) return true
  openAuthDialog(dialog, redirect === undefined ? {} : { redirect })
  return false
}

/**
 * A click handler of a link that only members follow; visitors register first.
 * @param item the name of what the link buys: a visitor is asked for the account alone, and registers or signs in with it
 */
export function membersOnly(redirect?: string, item?: string) {
  return (event: MouseEvent): void => {
    if (currentMember()) return
    openAuthDialog(item === undefined ? 'register' : 'account', { redirect, item })
    preventNavigation(event)
  }
}
