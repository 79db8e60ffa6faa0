import type { CartLine } from '#contract/cart/calls.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { parseStored } from '#storefront/app/storage/parse-stored.ts'
import { readPersonal, removePersonal, writePersonal } from '#storefront/app/storage/personal-storage.ts'

interface StoredLines {
  /** UTC, ISO 8601. */
  storedAt: string
  lines: CartLine[]
}

/** Stores the lines as they are now, for reading the cart offline. Deleted at sign-out. */
export function storeLines(lines: CartLine[]): void {
  const isMembers = currentMember() !== null
  if (lines.length === 0) removePersonal('cartLines')
  else writePersonal('cartLines', JSON.stringify({ storedAt: new Date().toISOString(), isMembers, lines }))
}

/** The lines as they were stored last, of the person who uses this browser now. */
export function storedLines(): StoredLines | undefined {
  const stored = parseStored(readPersonal('cartLines')) as (StoredLines & { isMembers: boolean }) | undefined
  return stored?.isMembers === (currentMember() !== null) && Array.isArray(stored.lines) ? stored : undefined
}
