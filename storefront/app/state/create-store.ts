import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

type Listener = () => void

export interface Store<T> {
  /** The value now. The same object until it changes. */
  get(): T
  /** Replaces the value and calls every listener, also where it is the same. */
  set(next: T): void
  /** Calls `listener` after each change. @returns the function that unsubscribes */
  subscribe(listener: Listener): Listener
  /** The value as a hook, or what `select` takes of it; of the initial value on the server and at the first rendering. */
  use(): T
  use<S>(select: (value: T) => S): S
}

interface StoreOptions<T> {
  /** Where the value is kept elsewhere, in the browser's storage: reads it; {@link Store.set} then only calls the listeners. */
  read?: () => T
  /**
   * Begins what keeps the value right (a poll, another store, another tab) with the first listener; the function it returns
   * ends that with the last one.
   */
  start?: () => Listener
}

/** A value that components share, outside React. What no component shows (a request that runs, when something was read) is a variable of its module. */
export function createStore<T>(initial: T, { read, start }: StoreOptions<T> = {}): Store<T> {
  const listeners = new Set<Listener>()
  let value = initial
  let end: Listener | undefined
  const get = read ?? (() => value)
  const everything = (all: T): unknown => all

  function subscribe(listener: Listener): Listener {
    const isFirst = listeners.size === 0
    listeners.add(listener)
    if (isFirst) end = start?.()
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return
      end?.()
      end = undefined
    }
  }
  return {
    get,
    set(next) {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe,
    use: (select: (value: T) => unknown = everything) =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(initial),
      ) as never,
  }
}

/** Calls `listener` when another tab writes the key to local storage, or clears all of it. @returns the function that stops */
export function watchOtherTabs(key: string, listener: (value: string | null) => void): Listener {
  return listen(['storage'], (event) => {
    if (event.key === key || event.key === null) listener(event.newValue)
  })
}
