import { expect, it } from 'vitest'
import { photoPath, readPhotoQuery, toPhotoRequest } from './photo-query.ts'

const image = `/media/ab/ab${'0'.repeat(30)}-320.webp`
const read = (path: string) => readPhotoQuery(new URL(path, 'https://mall.example').searchParams)

it('a query is the same after its address', () => {
  const query = { image, crop: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }, categoryId: 7, sort: 'priceAsc' as const, page: 2 }
  expect(photoPath(query)).toBe(`/search_image?image=${image}&crop=100,200,300,400&category=7&sort=priceAsc&page=2`)
  expect(read(photoPath(query))).toEqual(query)
  expect(toPhotoRequest(query)).toEqual({ imageUrl: image, crop: '100,200,300,400', categoryIds: [7], sortType: 'priceAsc', pageNo: 2 })
})

it('ignores what is no query', () => {
  expect(read('/search_image?image=https://e.example/a.webp&crop=1&category=-2&sort=odd&page=x')).toEqual({})
  expect(read(`/search_image?image=${image}&sort=similarity&page=1`)).toEqual({ image })
  expect(photoPath({})).toBe('/search_image')
})
