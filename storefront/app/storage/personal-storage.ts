import { readLocal, removeLocal, writeLocal } from './safe-storage.ts'

/** Keys of what this browser remembers of its member: deleted at sign-out, so that the next one does not see it. */
const personalKeys = ['cartCount', 'cartLines', 'unreadCount', 'viewed', 'searches'] as const
type PersonalKey = (typeof personalKeys)[number]

export const readPersonal = (key: PersonalKey) => readLocal(key)
export const writePersonal = (key: PersonalKey, value: string) => writeLocal(key, value)
export const removePersonal = (key: PersonalKey) => removeLocal(key)

/** Deletes all of it, and the product pages that were stored for reading offline. */
export function clearPersonalStorage(): void {
  personalKeys.forEach(removeLocal)
  // Storage may be blocked; then there is nothing to delete.
  if ('caches' in globalThis) void import('../offline/stored-pages.ts').then(({ eraseProducts }) => eraseProducts()).catch(() => undefined)
}
