import { useSyncExternalStore } from 'react'
import { call } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { currentMember, subscribeMember } from '#storefront/accounts/session/member-store.ts'

type Listener = () => void

const nothing: ReadonlySet<number> = new Set()
let ids = nothing
/** Whether the member's own ids are here, or on their way. */
let loaded = false
const listeners = new Set<Listener>()
let unhear: Listener | undefined

function change(next: ReadonlySet<number>): void {
  ids = next
  listeners.forEach((listener) => listener())
}

/** Loads the ids once somebody is signed in, and forgets them with the login. */
function follow(): void {
  const member = currentMember()
  if (!member && loaded) {
    loaded = false
    change(new Set())
  } else if (member && !loaded) {
    loaded = true
    void load()
  }
}

async function load(): Promise<void> {
  try {
    const { ids: known } = await call('GET mall/favourites/ids')
    change(new Set([...known.filter((id) => wanted.get(id) !== false), ...[...wanted].flatMap(([id, on]) => (on ? [id] : []))]))
  } catch {
    // Hearts stay empty; the next sign of life of the login asks again.
    loaded = false
  }
}

function subscribe(listener: Listener): Listener {
  if (listeners.size === 0) {
    unhear = subscribeMember(follow)
    follow()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unhear?.()
  }
}

/** How many favourites the header counts. */
export function useFavouriteCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => ids.size,
    () => 0,
  )
}

export function useIsFavourite(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids.has(productId),
    () => false,
  )
}

export function useFavouriteIds(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => ids,
    () => nothing,
  )
}

const partings = new Set<(productId: number) => void>()

/** Hears of hearts that the shopper empties. */
export function subscribeParting(listener: (productId: number) => void): Listener {
  partings.add(listener)
  return () => partings.delete(listener)
}

/** What was asked of a product and is not yet known by the server. */
const wanted = new Map<number, boolean>()

function draw(productId: number, on: boolean): void {
  const next = new Set(ids)
  if (on) next.add(productId)
  else next.delete(productId)
  change(next)
}

/**
 * Fills or empties a heart at once and tells the server after; the last wish of quick ones wins. A refusal takes it back.
 * @throws CallError, or a transport error, of the call that was refused
 */
export async function setFavourite(productId: number, on: boolean): Promise<void> {
  const under = wanted.has(productId)
  const before = ids.has(productId)
  wanted.set(productId, on)
  draw(productId, on)
  if (!on) partings.forEach((listener) => listener(productId))
  if (under) return
  try {
    let done = before
    while (wanted.get(productId) !== done) {
      const wish = wanted.get(productId)!
      await call(wish ? 'POST pc/mall/memberSubscribe/save' : 'POST pc/mall/memberSubscribe/cancel', { body: { productId } })
      done = wish
    }
  } catch (error) {
    if (error instanceof CallError && error.key === 'duplicate') return
    draw(productId, before)
    throw error
  } finally {
    wanted.delete(productId)
  }
}
