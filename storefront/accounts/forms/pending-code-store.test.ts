import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openKept } from './pending-code-store.ts'

type Thing = { until: number; code: string }

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

describe('what is under way', () => {
  it('outlives the page that kept it', () => {
    const thing = { until: soon(), code: 'a' }
    openKept<Thing>('thing').keep(thing)
    expect(openKept<Thing>('thing').read()).toEqual(thing)
  })

  it('is over when its time is, and when it is taken away', () => {
    stored.set('thing', JSON.stringify({ until: Date.now() - 1, code: 'a' }))
    expect(openKept<Thing>('thing').read()).toBeUndefined()
    const place = openKept<Thing>('thing')
    place.keep({ until: soon(), code: 'b' })
    place.keep(undefined)
    expect(place.read()).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('is nothing where the storage holds something else', () => {
    stored.set('thing', '{broken')
    expect(openKept<Thing>('thing').read()).toBeUndefined()
  })

  it('lives as long as the page where nothing can be stored', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    const place = openKept<Thing>('thing')
    expect(place.read()).toBeUndefined()
    place.keep({ until: soon(), code: 'c' })
    expect(place.read()).toMatchObject({ code: 'c' })
  })
})
