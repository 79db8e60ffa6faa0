import { expect, it } from 'vitest'
import { aCategory, aPicture, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { indexProducts } from './documents/index.service.ts'
import { search } from './search.service.ts'

const test = testMall()
const colours = ['Red', 'Blue', 'Green']
const sizes = ['S', 'M']
const named = (name: string, values: string[]) => ({
  name: { en: name },
  values: values.map((text) => ({ key: text, text: { en: text } })),
})
const pictures = colours.map((_, place) => ({ ...aPicture, src: `/media/00/${'0'.repeat(31)}${place}` }))

/** A product with a picture for each colour. @param stock of its offers: red S, red M, blue S and so on */
async function aColouredProduct(...stock: number[]) {
  const { childId } = await aCategory(test.ctx())
  const offers = stock.map((units, place) => {
    const colour = Math.floor(place / 2)
    return { values: [colours[colour]!, sizes[place % 2]!], stock: units, pictureIndex: colour }
  })
  const options = [named('Colour', colours), named('Size', sizes)]
  const product = await aProduct(test.ctx(), { categoryId: childId, options, offers, pictures })
  await indexProducts(test.ctx(), [product.id])
  return product
}

async function cardOf(categoryId: number, chosen: Record<string, string>) {
  const attributes = Object.entries(chosen).map(([key, value]) => ({ key, values: [value] }))
  const { pageResult } = await search(test.ctx(), { id: categoryId, level: 2, attributes })
  const { picture, offerId, shownOfferId } = pageResult.results[0]!
  return { picture: pictures.findIndex(({ src }) => src === picture.src), offerId, shownOfferId }
}

it('a listing by attributes shows a variant that has them, and leads to it', async () => {
  const { categoryId, offerIds: ids } = await aColouredProduct(5, 5, 5, 5, 5, 5)
  expect(await cardOf(categoryId, {})).toEqual({ picture: 0, offerId: ids[0], shownOfferId: undefined })
  expect(await cardOf(categoryId, { colour: 'blue' })).toEqual({ picture: 1, offerId: ids[2], shownOfferId: ids[2] })
  expect(await cardOf(categoryId, { colour: 'blue', size: 'm' })).toEqual({ picture: 1, offerId: ids[3], shownOfferId: ids[3] })
  expect(await cardOf(categoryId, { colour: 'red', size: 'm' })).toEqual({ picture: 0, offerId: ids[1], shownOfferId: ids[1] })
  // The first one has it: its card is as in any listing.
  expect(await cardOf(categoryId, { colour: 'red' })).toEqual({ picture: 0, offerId: ids[0], shownOfferId: undefined })
})

it('shows one in stock before one that is sold out', async () => {
  const { categoryId, offerIds } = await aColouredProduct(0, 0, 0, 4, 0, 0)
  expect(await cardOf(categoryId, { colour: 'blue' })).toMatchObject({ picture: 1 })
  expect(await cardOf(categoryId, { size: 'm' })).toMatchObject({ picture: 1, offerId: offerIds[3] })
  expect(await cardOf(categoryId, { colour: 'green' })).toMatchObject({ picture: 2, offerId: offerIds[4] })
})
