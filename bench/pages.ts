import type autocannon from 'autocannon'
import { measure, type Figure } from './measure.ts'
import { reportFigures } from './report.ts'
import { ask, withMall } from './with-mall.ts'

/** Home, a listing and a product page: from the page cache, and rendered again for every request. */
export async function run(): Promise<void> {
  const figures: Figure[] = []
  for (const cache of ['on', 'off']) {
    const label = cache === 'on' ? 'cached' : 'fresh'
    const measured = await withMall({ CACHE_PAGES: cache }, async (mall) => {
      const [root] = await ask(mall, 'catalogue.categories')
      const { pageResult } = await ask(mall, 'search.search', { id: root!.id, level: 1 })
      const page = (path: string): autocannon.Request[] => [{ method: 'GET', path }]
      const details = pageResult.results.map(({ productId }) => page(`/details?id=${productId}`)[0]!)
      return [
        await measure(mall, { name: `home (${label})`, requests: page('/home') }),
        await measure(mall, { name: `listing (${label})`, requests: page(`/search_result?id=${root!.id}&level=1`) }),
        await measure(mall, { name: `product (${label})`, requests: details }),
      ]
    })
    figures.push(...measured)
  }
  reportFigures('pages', figures)
}
