import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPendingStore } from './pending-code-store.ts'

type Entry = { storeUntil: number; code: string }

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const soon = () => Date.now() + 60_000

describe('the pending code store', () => {
  it('survives a reload', () => {
    const entry = { storeUntil: soon(), code: 'a' }
    openPendingStore<Entry>('entry').write(entry)
    expect(openPendingStore<Entry>('entry').read()).toEqual(entry)
  })

  it('is empty after it expired or was removed', () => {
    stored.set('entry', JSON.stringify({ storeUntil: Date.now() - 1, code: 'a' }))
    expect(openPendingStore<Entry>('entry').read()).toBeUndefined()
    const store = openPendingStore<Entry>('entry')
    store.write({ storeUntil: soon(), code: 'b' })
    store.write(undefined)
    expect(store.read()).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('is empty where the storage has something else', () => {
    stored.set('entry', '{broken')
    expect(openPendingStore<Entry>('entry').read()).toBeUndefined()
  })

  it('falls back to memory where storage is closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    const store = openPendingStore<Entry>('entry')
    expect(store.read()).toBeUndefined()
    store.write({ storeUntil: soon(), code: 'c' })
    expect(store.read()).toMatchObject({ code: 'c' })
  })
})
