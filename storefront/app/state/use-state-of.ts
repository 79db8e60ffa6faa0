import { useState } from 'react'

/** A state of something: undefined until it is set, and once more when `of` is another. */
export function useStateOf<T>(of: unknown): [T | undefined, (next: T | undefined) => void] {
  const [state, setState] = useState<{ of: unknown; value: T | undefined }>()
  return [state?.of === of ? state?.value : undefined, (value) => setState({ of, value })]
}

/** What a page has loaded, until something changed here replaces it; what is loaded later replaces that again. */
export function useLoaded<T>(loaded: T): [T, (next: T) => void] {
  const [changed = loaded, setChanged] = useStateOf<T>(loaded)
  return [changed, setChanged]
}
