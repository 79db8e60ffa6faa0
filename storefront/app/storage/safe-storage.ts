/** The browser's stores, for a shopper who may have closed them: then nothing is remembered, and nothing breaks. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const remembered = (key: string) => quietly(() => localStorage.getItem(key)) ?? undefined
export const remember = (key: string, value: string) => void quietly(() => localStorage.setItem(key, value))
export const forget = (key: string) => void quietly(() => localStorage.removeItem(key))

export const rememberedHere = (key: string) => quietly(() => sessionStorage.getItem(key)) ?? undefined
export const rememberHere = (key: string, value: string) => void quietly(() => sessionStorage.setItem(key, value))
export const forgetHere = (key: string) => void quietly(() => sessionStorage.removeItem(key))
