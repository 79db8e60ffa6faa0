/**
 * Access to `localStorage` and `sessionStorage` that never throws: where the browser blocks storage, reads are `undefined`
 * and writes do nothing.
 */
function guarded<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    // Blocked or full.
    return undefined
  }
}

export const readLocal = (key: string) => guarded(() => localStorage.getItem(key)) ?? undefined
export const writeLocal = (key: string, value: string) => void guarded(() => localStorage.setItem(key, value))
export const removeLocal = (key: string) => void guarded(() => localStorage.removeItem(key))

export const readSession = (key: string) => guarded(() => sessionStorage.getItem(key)) ?? undefined
export const writeSession = (key: string, value: string) => void guarded(() => sessionStorage.setItem(key, value))
export const removeSession = (key: string) => void guarded(() => sessionStorage.removeItem(key))
