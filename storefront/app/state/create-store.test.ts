import { describe, expect, it, vi } from 'vitest'
import { createStore } from './create-store.ts'

describe('a store', () => {
  it('calls its listeners after each change, until they leave', () => {
    const store = createStore(1)
    const heard: number[] = []
    const leave = store.subscribe(() => heard.push(store.get()))
    store.set(2)
    store.set(2)
    leave()
    store.set(3)
    expect(heard).toEqual([2, 2])
    expect(store.get()).toBe(3)
  })

  it('starts with the first listener and ends with the last', () => {
    const end = vi.fn<() => void>()
    const start = vi.fn<() => () => void>(() => end)
    const store = createStore(0, { start })
    const leaves = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
    expect(start).toHaveBeenCalledOnce()
    leaves[0]!()
    leaves[0]!()
    expect(end).not.toHaveBeenCalled()
    leaves[1]!()
    expect(end).toHaveBeenCalledOnce()
    store.subscribe(() => undefined)
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('reads a value that is kept elsewhere', () => {
    let elsewhere = 'a'
    const store = createStore('', { read: () => elsewhere })
    elsewhere = 'b'
    expect(store.get()).toBe('b')
  })
})
