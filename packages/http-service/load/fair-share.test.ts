import { describe, expect, it, vi } from 'vitest'
import { FairShare } from './fair-share.ts'

describe('places that are shared fairly', () => {
  it('go to anyone who comes while there are any', () => {
    const share = new FairShare(2)
    const end = vi.fn<() => void>()
    expect([share.enter('a', end), share.enter('a', end)].every(Boolean)).toBe(true)
    expect(share.enter('a', end)).toBeUndefined()
    expect(end).not.toHaveBeenCalled()
  })

  it('are taken from the key with most of them, the oldest first, until all have as many', () => {
    const share = new FairShare(6)
    const ended: string[] = []
    const enter = (key: string, name: string) => share.enter(key, () => ended.push(name))
    for (let place = 0; place < 6; place++) enter('crowd', `crowd ${place}`)
    expect([enter('b', 'b0'), enter('c', 'c0'), enter('b', 'b1')].every(Boolean)).toBe(true)
    expect(ended).toEqual(['crowd 0', 'crowd 1', 'crowd 2'])
    expect(enter('crowd', 'more')).toBeUndefined()
    expect(enter('b', 'b2')).toBeUndefined()
    expect(enter('c', 'c1')).toBeDefined()
    expect(ended).toHaveLength(4)
  })

  it('are given back once', () => {
    const share = new FairShare(1)
    const leave = share.enter('a', () => undefined)!
    leave()
    leave()
    expect(share.enter('b', () => undefined)).toBeDefined()
    expect(share.enter('c', () => undefined)).toBeUndefined()
  })
})
