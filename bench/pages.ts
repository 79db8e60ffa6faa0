import type autocannon from 'autocannon'
import type { CategoryNode } from '#contract/catalogue/calls.ts'
import type { SearchData } from '#contract/search/calls.ts'
import { measure, print, type Figure } from './measure.ts'
import { ask, withMall } from './with-mall.ts'

/** Home, a listing and a product page: kept, and rendered anew for every request. */
export async function run(): Promise<void> {
  const figures: Figure[] = []
  for (const keep of ['on', 'off']) {
    const word = keep === 'on' ? 'kept' : 'fresh'
    const measured = await withMall({ KEEP_PAGES: keep }, async (mall) => {
      const [top] = await ask<CategoryNode[]>(mall, 'GET mall/categories')
      const { pageResult } = await ask<SearchData>(mall, 'POST pc/mall/search', { id: top!.id, level: 1 })
      const page = (path: string): autocannon.Request[] => [{ method: 'GET', path }]
      const details = pageResult.results.map(({ productId }) => page(`/details?id=${productId}`)[0]!)
      return [
        await measure(mall, { name: `home (${word})`, requests: page('/home') }),
        await measure(mall, { name: `listing (${word})`, requests: page(`/search_result?id=${top!.id}&level=1`) }),
        await measure(mall, { name: `product (${word})`, requests: details }),
      ]
    })
    figures.push(...measured)
  }
  print('pages', figures)
}
