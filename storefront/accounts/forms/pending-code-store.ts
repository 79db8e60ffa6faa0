import { useSyncExternalStore } from 'react'

/** What is kept knows its end, ms since 1970. */
interface Ending {
  until: number
}

export interface Kept<T> {
  read(): T | undefined
  /** What is kept, while it lasts; nothing on the server and at the first rendering. */
  use(): T | undefined
  /** Keeps something in place of the last, or nothing any more. */
  keep(value: T | undefined): void
}

/**
 * A place of this tab alone for something under way: a reload, or a look into the mailbox, does not lose it. Nothing
 * secret goes in. A browser that stores nothing keeps it as long as the page lives.
 */
export function openKept<T extends Ending>(name: string): Kept<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  /** The text the value was read from. */
  let text: string | null | undefined

  function stored(): string | null | undefined {
    try {
      return sessionStorage.getItem(name)
    } catch {
      return text
    }
  }
  function read(): T | undefined {
    const now = stored()
    if (now === text) return value
    text = now
    value = parse<T>(now)
    return value
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read,
    use: () => useSyncExternalStore(subscribe, read, () => undefined),
    keep(next) {
      value = next
      text = next ? JSON.stringify(next) : null
      try {
        if (text) sessionStorage.setItem(name, text)
        else sessionStorage.removeItem(name)
      } catch {
        // It lives as long as this page does.
      }
      listeners.forEach((listener) => listener())
    },
  }
}

function parse<T extends Ending>(text: string | null | undefined): T | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as T | null
    return found && found.until > Date.now() ? found : undefined
  } catch {
    return undefined
  }
}
