import { describe, expect, it } from 'vitest'
import { readId, readPageNumber, requirePage, requireRemainingPage } from './page-number.ts'

const thrownBy = (work: () => unknown): Response => {
  try {
    work()
  } catch (error) {
    return error as Response
  }
  throw new Error('Nothing was thrown')
}

describe('a page of a list', () => {
  it.each([
    ['', 1],
    ['page=', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=x', 1],
    ['page=1.5', 1],
    ['page=7', 7],
    ['page=0x7', 1],
    ['page=1e3', 1],
    ['page=99999999', 10_000],
    ['page=1e400', 1],
  ])('is named by "%s": %i', (query, page) => expect(readPageNumber(new URLSearchParams(query))).toBe(page))

  it('is a page up to the last, and the first also of an empty list', () => {
    for (const [pageNo, totalPage] of [[1, 0] as const, [1, 1] as const, [3, 3] as const])
      expect(requirePage({ pageNo, totalPage })).toEqual({ pageNo, totalPage })
    for (const [pageNo, totalPage] of [[2, 0] as const, [2, 1] as const, [10_000, 3] as const])
      expect(thrownBy(() => requirePage({ pageNo, totalPage })).status).toBe(404)
  })

  it('whose last row went leads to the one before', () => {
    const url = new URL('http://mall/user/profile/orders?tab=toPay&page=3')
    expect(thrownBy(() => requireRemainingPage({ pageNo: 3, totalPage: 2 }, url)).headers.get('location')).toBe(
      '/user/profile/orders?tab=toPay&page=2',
    )
    expect(thrownBy(() => requireRemainingPage({ pageNo: 9, totalPage: 2 }, url)).status).toBe(404)
    expect(requireRemainingPage({ pageNo: 1, totalPage: 0 }, url)).toEqual({ pageNo: 1, totalPage: 0 })
  })
})

it.each([
  ['5', 5],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999999999999', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [null, undefined],
  ['0x2e', undefined],
  ['4.6e1', undefined],
])('the id %s is %s', (text, id) => expect(readId(text)).toBe(id))
