import { watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { parseStored } from '#storefront/app/storage/parse-stored.ts'
import { readLocal, removeLocal, writeLocal } from '#storefront/app/storage/safe-storage.ts'
import { maxMergedFavourites } from '#contract/favourites/constants.ts'

const key = 'favourites'

/** Product ids of a visitor's favourites in this browser, newest first. */
export function guestFavourites(): number[] {
  const ids = parseStored(readLocal(key))
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, maxMergedFavourites) : []
}

/** Adds or removes a favourite of a visitor. @returns the ids after it, newest first */
export function setGuestFavourite(productId: number, on: boolean): number[] {
  const others = guestFavourites().filter((id) => id !== productId)
  const ids = on ? [productId, ...others].slice(0, maxMergedFavourites) : others
  writeLocal(key, JSON.stringify(ids))
  return ids
}

/** Deletes those that were merged; what another tab has added meanwhile stays for the next time. */
export function deleteMergedFavourites(merged: readonly number[]): void {
  const left = guestFavourites().filter((id) => !merged.includes(id))
  if (left.length > 0) writeLocal(key, JSON.stringify(left))
  else removeLocal(key)
}

/** Calls `listener` when another tab changed them. @returns the function that unsubscribes */
export const subscribeGuestFavourites = (listener: () => void): (() => void) => watchOtherTabs(key, listener)
