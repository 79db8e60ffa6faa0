/** The browser's stores, for a shopper who may have closed them: then nothing is remembered, and nothing breaks. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const readLocal = (key: string) => quietly(() => localStorage.getItem(key)) ?? undefined
export const writeLocal = (key: string, value: string) => void quietly(() => localStorage.setItem(key, value))
export const removeLocal = (key: string) => void quietly(() => localStorage.removeItem(key))

export const readSession = (key: string) => quietly(() => sessionStorage.getItem(key)) ?? undefined
export const writeSession = (key: string, value: string) => void quietly(() => sessionStorage.setItem(key, value))
export const removeSession = (key: string) => void quietly(() => sessionStorage.removeItem(key))
