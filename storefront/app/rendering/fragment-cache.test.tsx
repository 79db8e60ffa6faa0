import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import type { SearchData } from '#contract/search/calls.ts'
import { HomeHero } from '#storefront/catalogue/home/home-hero.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { FilterPanel } from '#storefront/search/filters/filter-panel.tsx'
import { readSearchQuery } from '#storefront/search/search-query.ts'
import { BottomBar } from '#storefront/shell/navigation/bottom-bar.tsx'
import { Footer } from '#storefront/shell/footer/footer.tsx'
import { SectionTabs } from '#storefront/shell/navigation/section-tabs.tsx'
import { loadCatalogue } from '../i18n/load-catalogue.ts'
import { MessagesProvider, openMessages } from '../i18n/messages.tsx'
import { CachedFragment, FragmentCacheProvider } from './cached-fragment.tsx'
import { openFragments } from './fragment-cache.tsx'

let pages = 0
const text = (part: string | Uint8Array) => (typeof part === 'string' ? part : Buffer.from(part).toString())

/** The HTML of a page with its fragments, as the server sends it. */
function render(page: ReactNode, lang: Language = 'en'): string {
  const fragments = openFragments(lang, `secret${pages++}`)
  const html = renderToString(<FragmentCacheProvider value={fragments.render}>{page}</FragmentCacheProvider>)
  return fragments.fill(html).map(text).join('')
}

/** Each case has names of its own: the cache is one. */
let names = 0
const newName = () => `case ${names++}`

describe('a fragment', () => {
  it('is rendered once for equal values in a language', () => {
    const name = newName()
    const onRender = vi.fn<(value: string) => void>()
    function Part({ value }: { value: string }) {
      onRender(value)
      return <b>{value}</b>
    }
    const page = (value: string) => (
      <CachedFragment name={name} of={{ value }}>
        <Part value={value} />
      </CachedFragment>
    )
    for (const value of ['ჭიქა', 'ჭიქა', '<чашка> & "杯"', '<чашка> & "杯"'])
      expect(render(page(value))).toBe(renderToString(<b>{value}</b>))
    expect(onRender).toHaveBeenCalledTimes(2)
    expect(render(page('ჭიქა'), 'ka')).toBe('<b>ჭიქა</b>')
    expect(onRender).toHaveBeenCalledTimes(3)
  })

  it('leaves no trace between texts, elements and other fragments', () => {
    const name = newName()
    const fragment = (value: number) => (
      <CachedFragment key={value} name={name} of={value}>
        <i>{value}</i>
      </CachedFragment>
    )
    const page = (one: (value: number) => ReactNode) => (
      <p>
        {'before'}
        {one(1)}
        {'between'} {'two texts'}
        {[2, 3, 4].map(one)}
        <b>{one(5)}</b>
        {one(1)}
        {'after'}
      </p>
    )
    const plain = renderToString(page((value) => <i key={value}>{value}</i>))
    expect(plain).toContain('between<!-- -->')
    expect(render(page(fragment))).toBe(plain)
    expect(render(page(fragment))).toBe(plain)
  })

  it('inside another is a part of that', () => {
    const [outer, inner] = [newName(), newName()]
    const page = (
      <CachedFragment name={outer}>
        <p>
          <CachedFragment name={inner}>
            <i>inside</i>
          </CachedFragment>
        </p>
      </CachedFragment>
    )
    for (let round = 0; round < 2; round++) expect(render(page)).toBe('<p><i>inside</i></p>')
  })

  it('cannot be imitated by a text', () => {
    const name = newName()
    const page = (
      <p>
        {'secret#0;secret0;#0;'}
        <CachedFragment name={name} of={'#0;'}>
          <i>#0;</i>
        </CachedFragment>
      </p>
    )
    for (let round = 0; round < 2; round++) expect(render(page)).toBe('<p>secret#0;secret0;#0;<i>#0;</i></p>')
  })

  it('in the browser is its element', () => {
    expect(
      renderToString(
        <CachedFragment name="never">
          <i>1</i>
        </CachedFragment>,
      ),
    ).toBe('<i>1</i>')
  })
})

const picture = { src: '/media/none', width: 640, height: 640, blur: '' }
const card = {
  ...{ productId: 11, offerId: 12, name: 'Bud <vase>', picture, price: 3050, listPrice: 4000, priceVaries: true, inStock: true },
  ...{ swatches: ['#fff', '#000'], swatchCount: 3, isNew: true, storeId: 1, storeName: 'Tone', offerCount: 2, sold: 0 },
  ...{ rating: { average: 4.5, count: 3 }, unitsLeft: 2, secondPicture: picture },
} as unknown as ProductCard
const cards: ProductCard[] = [
  card,
  { ...card, productId: 12, inStock: false },
  { ...card, productId: 13, offerCount: 1, nameLang: 'ka', name: 'ლარნაკი' },
]
const rail = Array.from({ length: 14 }, (_, id) => ({ id, categoryName: `Category ${id}`, iconPath: 'M0 0' }))
const policies = {
  firstTypeList: [{ id: 1, name: 'Help' }],
  secondTypeMap: { 1: [{ type: 'ty_fx', name: 'Returns' }] },
  ...{ merchantUrl: '', merchantRegisterUrl: '', merchantSettlementUrl: '' },
}

const brandList = Array.from({ length: 40 }, (_, at) => ({ brandId: at + 1, brandName: `Brand <${at + 1}>`, count: 20 - (at % 21) }))
const found = { pageResult: { totalRecord: 0, results: [] }, brandList, priceRange: { min: 100, max: 900 } } as unknown as SearchData
const filters = (search: string) => <FilterPanel data={found} query={readSearchQuery(new URLSearchParams(search))} />

const parts: Record<string, ReactNode> = {
  'the filters of a listing': filters('id=1&level=1'),
  'the filters of a listing with two chosen': filters('id=1&level=1&brandIds=3&brandIds=39'),
  cards: <ProductGrid cards={cards} columns={4} eager={1} noteOf={({ productId }) => productId === 13 && <i>note</i>} />,
  'the same cards elsewhere': <ProductGrid cards={cards} columns={6} />,
  'the first screen of the home page': <HomeHero campaigns={[]} hero={[]} newestPicture={undefined} rail={rail} maxDiscount={30} />,
  'the frame': (
    <>
      <SectionTabs />
      <Footer />
      <BottomBar />
    </>
  ),
}

/** A part of a page at an address, in the frame's route. */
async function pageAt(path: string, part: ReactNode, lang: Language): Promise<ReactNode> {
  const catalogues = (['ui', 'shell', 'catalogue', 'cart', 'favourites', 'search'] as const).map((name) => loadCatalogue(lang, name))
  const messages = openMessages(lang, Object.assign({}, ...(await Promise.all(catalogues))))
  const routes = [{ id: 'shell/frame', path: '*', element: part, loader: () => ({ notices: [], policies }) }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = (await query(new Request(`http://localhost${path}`))) as StaticHandlerContext
  return (
    <MessagesProvider value={messages}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </MessagesProvider>
  )
}

describe.each(Object.keys(parts))('%s', (name) => {
  it.each(languages)('are the same from the cache in %s, at every address', async (lang) => {
    for (const path of ['/home', '/cart', '/search_result?keywords=a']) {
      const page = await pageAt(path, parts[name], lang)
      const plain = renderToString(page)
      expect(plain.length).toBeGreaterThan(500)
      for (let round = 0; round < 2; round++) expect(render(page, lang)).toBe(plain)
    }
  })
})
