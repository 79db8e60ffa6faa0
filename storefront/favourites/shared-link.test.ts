import { describe, expect, it } from 'vitest'
import { readSharedIds, sharedPath } from './shared-link.ts'

const readBack = (path: string) => readSharedIds(new URL(path, 'http://mall').searchParams)

describe('the address of shared favourites', () => {
  it('names the products in their order, at most as many as one call shows', () => {
    expect(readBack(sharedPath([3, 1, 2]))).toEqual([3, 1, 2])
    const many = Array.from({ length: 30 }, (_, place) => place + 1)
    expect(readBack(sharedPath(many))).toEqual(many.slice(0, 24))
  })

  it.each(['', '?ids=', '?ids=0,-1,x,1.5,99999999999', '?ids=%00,;drop'])('of %j names none', (query) => {
    expect(readBack(`/favourites${query}`)).toEqual([])
  })

  it('names each once', () => expect(readBack('/favourites?ids=7,7,8')).toEqual([7, 8]))
})
