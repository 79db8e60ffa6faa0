import { useState } from 'react'

/** What a page has loaded, until something changed here replaces it; what is loaded later replaces that again. */
export function useLoaded<T>(loaded: T): [T, (next: T) => void] {
  const [changed, setChanged] = useState<{ loaded: T; value: T }>()
  return [changed?.loaded === loaded ? changed.value : loaded, (value) => setChanged({ loaded, value })]
}
