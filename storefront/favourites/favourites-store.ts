import { useSyncExternalStore } from 'react'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { currentMember, subscribeMember } from '#storefront/accounts/session/member-store.ts'

type Listener = () => void

const emptyIds: ReadonlySet<number> = new Set()
let ids = emptyIds
/** Whether the member's ids are loaded or being loaded. */
let loaded = false
const listeners = new Set<Listener>()
let unsubscribeMember: Listener | undefined

function setIds(next: ReadonlySet<number>): void {
  ids = next
  listeners.forEach((listener) => listener())
}

/** Loads the ids after a login and clears them after a logout. */
function syncWithMember(): void {
  const member = currentMember()
  if (!member && loaded) {
    loaded = false
    setIds(new Set())
  } else if (member && !loaded) {
    loaded = true
    void load()
  }
}

async function load(): Promise<void> {
  try {
    const { ids: savedIds } = await api.favourites.ids()
    setIds(new Set([...savedIds.filter((id) => pending.get(id) !== false), ...[...pending].flatMap(([id, on]) => (on ? [id] : []))]))
  } catch {
    // Nothing is marked; the next change of the member's session loads again.
    loaded = false
  }
}

function subscribe(listener: Listener): Listener {
  if (listeners.size === 0) {
    unsubscribeMember = subscribeMember(syncWithMember)
    syncWithMember()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unsubscribeMember?.()
  }
}

/** Number of favourites of the member. */
export function useFavouriteCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => ids.size,
    () => 0,
  )
}

/** False for visitors and on the server. */
export function useIsFavourite(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids.has(productId),
    () => false,
  )
}

/** Product ids of the member's favourites; empty for visitors and on the server. */
export function useFavouriteIds(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => ids,
    () => emptyIds,
  )
}

const removalListeners = new Set<(productId: number) => void>()

/** Calls `listener` with each product that the shopper removes. @returns the function that unsubscribes */
export function subscribeFavouriteRemoval(listener: (productId: number) => void): Listener {
  removalListeners.add(listener)
  return () => removalListeners.delete(listener)
}

/** The requested state of products whose call is in flight or pending. */
const pending = new Map<number, boolean>()

function applyLocally(productId: number, on: boolean): void {
  const next = new Set(ids)
  if (on) next.add(productId)
  else next.delete(productId)
  setIds(next)
}

/**
 * Adds or removes a favourite. Optimistic: shown at once and reverted on failure; of quick repetitions the last one wins.
 * @throws CallError or a network error of the failed call
 */
export async function setFavourite(productId: number, on: boolean): Promise<void> {
  const inFlight = pending.has(productId)
  const wasFavourite = ids.has(productId)
  pending.set(productId, on)
  applyLocally(productId, on)
  if (!on) removalListeners.forEach((listener) => listener(productId))
  if (inFlight) return
  try {
    let confirmed = wasFavourite
    while (pending.get(productId) !== confirmed) {
      const target = pending.get(productId)!
      await (target ? api.favourites.add({ productId }) : api.favourites.remove({ productId }))
      confirmed = target
    }
  } catch (error) {
    if (error instanceof CallError && error.key === 'duplicate') return
    applyLocally(productId, wasFavourite)
    throw error
  } finally {
    pending.delete(productId)
  }
}
