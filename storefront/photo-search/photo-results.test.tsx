import { expect, it } from 'vitest'
import type { PhotoResults as Results } from '#contract/photo-search/calls.ts'
import { languages } from '#contract/core/languages.ts'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { PhotoResults } from './photo-results.tsx'
import type { PhotoQuery } from './photo-query.ts'

const card = { productId: 1, offerId: 1, name: 'Rose water', price: 500, storeId: 1, storeName: 'Vardi', inStock: true, offerCount: 1 }
const picture = { src: '/media/none', width: 640, height: 640, blur: '' }

async function shown(similarity: number, likeness: string, query: Partial<PhotoQuery> = {}, pageNo = 1) {
  const results = [{ ...card, picture, swatches: [], similarity, likeness }]
  const data = { page: { results, totalRecord: 1, totalPage: 1, pageNo, pageSize: 60 }, categoryList: [] } as unknown as Results
  const element = <PhotoResults data={data} query={{ image: '/media/a', page: pageNo, ...query } as PhotoQuery} busy={false} />
  return textOf(await renderHtml(element, 'en', ['photo-search', 'catalogue', 'search', 'cart', 'favourites', 'shell', 'ui']))
}
const nothingClose = 'Nothing close was found'

it('says so where nothing close to the photo is there', async () => {
  expect(await shown(0.2, 'similar')).toContain(nothingClose)
  expect(await shown(0.3, 'similar')).not.toContain(nothingClose)
  expect(await shown(0.2, 'close')).not.toContain(nothingClose)
})

it('says so of the order by similarity on its first page only, where the first result is the nearest', async () => {
  expect(await shown(0.2, 'similar', { sort: 'priceAsc' })).not.toContain(nothingClose)
  expect(await shown(0.1, 'similar', {}, 2)).not.toContain(nothingClose)
})

it.each(languages)('has the texts in %s', async (lang) => {
  const { default: texts } = (await import(`../../locales/${lang}/photo-search.json`)) as { default: Record<string, string> }
  expect(texts['photo-search.far.title']).toMatch(/\S{2}/)
})
