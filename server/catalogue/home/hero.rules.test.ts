import { expect, it } from 'vitest'
import type { CardRow } from '../catalogue.rules.ts'
import { heroPictures, type PlacedBanner } from './hero.rules.ts'

const picture = { src: '/media/00/0', width: 960, height: 480 }
const banner = (id: number, place: PlacedBanner['place']): PlacedBanner => ({
  title: { en: `Banner ${id}` },
  place,
  picture,
  categoryId: id,
  parentId: 9,
})
const newest = [1, 2, 3, 4, 5].map(
  (productId) => ({ productId, name: { en: `Product ${productId}` }, picture: { ...picture, src: `/media/00/${productId}` } }) as CardRow,
)

it('shows the banners drawn for the hero, four at most, each leading to its category', () => {
  const banners = [banner(1, 'row'), ...[2, 3, 4, 5, 6].map((id) => banner(id, 'hero'))]
  expect(heroPictures(banners, newest, 'en').map(({ title, categoryId, parentId }) => [title, categoryId, parentId])).toEqual([
    ['Banner 2', 2, 9],
    ['Banner 3', 3, 9],
    ['Banner 4', 4, 9],
    ['Banner 5', 5, 9],
  ])
})

it('shows the newest products where no banner was drawn for it', () => {
  expect(heroPictures([banner(1, 'row')], newest, 'en').map(({ productId }) => productId)).toEqual([1, 2, 3, 4])
})

it('shows only products that have a picture, and none where fewer than two have one', () => {
  const withPlaceholders = (...ids: number[]) =>
    newest.map((card): CardRow => (ids.includes(card.productId) ? { ...card, picture: { ...card.picture, placeholder: true } } : card))
  expect(heroPictures([], withPlaceholders(1, 3), 'en').map(({ productId }) => productId)).toEqual([2, 4, 5])
  expect(heroPictures([], withPlaceholders(1, 2, 3, 4), 'en')).toEqual([])
  const alike = newest.map((card) => ({ ...card, picture }))
  expect(heroPictures([], alike, 'en')).toEqual([])
})
