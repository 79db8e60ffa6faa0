import { parseStored } from '#storefront/app/storage/parse-stored.ts'
import { createStore } from '#storefront/app/state/create-store.ts'

interface Expiring {
  /** ms since 1970: from then on the entry is absent. */
  storeUntil: number
}

interface PendingStore<T> {
  /** The entry while it has not expired; browser only. */
  read(): T | undefined
  /** {@link read} as a hook; undefined on the server and at the first rendering. */
  use(): T | undefined
  /** Replaces the entry; undefined removes it. */
  write(value: T | undefined): void
}

/**
 * An entry in session storage for a flow that waits for a code, so that a reload does not lose it. It must hold no
 * secret. Where storage is closed the entry is in memory until the page unloads.
 * @param name the key in session storage
 */
export function openPendingStore<T extends Expiring>(name: string): PendingStore<T> {
  let value: T | undefined
  /** The text that `value` was parsed from. */
  let text: string | null | undefined

  function stored(): string | null | undefined {
    try {
      return sessionStorage.getItem(name)
    } catch {
      // Storage is closed: the entry in memory.
      return text
    }
  }
  function read(): T | undefined {
    const current = stored()
    if (current === text) return value
    text = current
    value = parse<T>(current)
    return value
  }
  const store = createStore<T | undefined>(undefined, { read })
  return {
    read,
    use: () => store.use(),
    write(next) {
      value = next
      text = next ? JSON.stringify(next) : null
      try {
        if (text) sessionStorage.setItem(name, text)
        else sessionStorage.removeItem(name)
      } catch {
        // In memory only.
      }
      store.set(next)
    },
  }
}

function parse<T extends Expiring>(text: string | null | undefined): T | undefined {
  const entry = parseStored(text) as T | undefined
  return entry && entry.storeUntil > Date.now() ? entry : undefined
}
