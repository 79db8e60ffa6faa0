/**
 * Access to `localStorage` and `sessionStorage` that never throws. What `localStorage` would not take (blocked, or full) is kept in
 * memory and lasts as long as the page; `sessionStorage` reads as `undefined` then.
 */
function guarded<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    // Blocked or full.
    return undefined
  }
}

/** By key: what could not be stored. Empty where storage works, so that a tab never brings back what another one removed. */
const unstored = new Map<string, string>()

export const readLocal = (key: string) => unstored.get(key) ?? guarded(() => localStorage.getItem(key)) ?? undefined

export function writeLocal(key: string, value: string): void {
  unstored.delete(key)
  const stored = guarded(() => (localStorage.setItem(key, value), true))
  // A server has no page whose memory this could be.
  if (!stored && 'document' in globalThis) unstored.set(key, value)
}

export function removeLocal(key: string): void {
  unstored.delete(key)
  guarded(() => localStorage.removeItem(key))
}

export const readSession = (key: string) => guarded(() => sessionStorage.getItem(key)) ?? undefined
export const writeSession = (key: string, value: string) => void guarded(() => sessionStorage.setItem(key, value))
export const removeSession = (key: string) => void guarded(() => sessionStorage.removeItem(key))
