import { createStore } from '#storefront/app/state/create-store.ts'
import { endAll } from '#storefront/app/state/listen.ts'
import { currentMember, sessionNumber, subscribeMember } from './member-store.ts'

type Change<T> = (now: T) => T

/** What this page knows of the signed-in member. Shown to nobody else: it goes with the session in which it was asked for. */
interface MemberData<T> {
  /** What is known; `none` for a visitor. Browser only. */
  get(): T
  /** {@link get} as a hook, or what `select` takes of it; of `none` on the server and at the first rendering. */
  use(): T
  use<S>(select: (value: T) => S): S
  /** Calls `listener` after each change, of who is signed in too. @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void
  /**
   * Called before something is asked for or written on the server. @returns the function that takes the answer over; it does nothing once
   * another session has begun
   */
  begin(): (change: Change<T>) => void
  /**
   * Takes over what `ask` answers; asks again where an answer to something written came meanwhile, which may not be in it.
   * @throws what `ask` throws
   */
  refresh(ask: () => Promise<Change<T>>): Promise<void>
}

interface Options<T> {
  /** Loads the value when the first component shows it, and after each login. A failure leaves it for the next time. */
  load?: () => Promise<T>
  /** Starts what else the value depends on with the first listener. @returns the function that ends it */
  start?: () => () => void
}

/** Data of the signed-in member that components share. */
export function createMemberData<T>(none: T, { load, start }: Options<T> = {}): MemberData<T> {
  let known: { session: number; value: T } | undefined
  let loadedIn: number | undefined
  let changes = 0
  const get = () => (currentMember() && known?.session === sessionNumber() ? known.value : none)
  const store = createStore(none, {
    read: get,
    start() {
      const end = endAll(subscribeMember(onMember), start?.())
      loadOnce()
      return end
    },
  })

  function onMember(): void {
    store.set(none)
    loadOnce()
  }

  function loadOnce(): void {
    const session = sessionNumber()
    if (!load || !currentMember() || loadedIn === session) return
    loadedIn = session
    refresh(async () => {
      const value = await load()
      return () => value
    }).catch(() => {
      if (loadedIn === session) loadedIn = undefined
    })
  }

  function accept(session: number, change: Change<T>): void {
    if (session !== sessionNumber()) return
    known = { session, value: change(get()) }
    store.set(known.value)
  }

  async function refresh(ask: () => Promise<Change<T>>): Promise<void> {
    const session = sessionNumber()
    let before: number
    let change: Change<T>
    do {
      before = changes
      change = await ask()
    } while (before !== changes && session === sessionNumber())
    accept(session, change)
  }

  return {
    get,
    use: store.use,
    subscribe: store.subscribe,
    begin() {
      const session = sessionNumber()
      return (change) => {
        changes++
        accept(session, change)
      }
    },
    refresh,
  }
}
