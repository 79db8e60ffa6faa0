import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deferredParts } from './deferred-parts.ts'
import { everyPage, pageChunks } from './page-chunks.ts'

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/')
const at = (file: string) => `${root}/storefront/${file}`

/** A graph of modules: who imports whom at once, and on demand. */
function graph(statics: Record<string, string[]>, dynamics: Record<string, string[]> = {}) {
  const importersOf = (imports: Record<string, string[]>, id: string) => Object.keys(imports).filter((from) => imports[from]!.includes(id))
  return { getModuleInfo: (id: string) => ({ importers: importersOf(statics, id), dynamicImporters: importersOf(dynamics, id) }) }
}
const chunkOf = (id: string, modules: ReturnType<typeof graph>) => pageChunks[1]!.name(id, modules)

const [entry, home, details, cart, orders] = [
  at('entry.client.tsx'),
  at('catalogue/home.route.tsx'),
  at('catalogue/details.route.tsx'),
  at('cart/cart.route.tsx'),
  at('orders/orders.route.tsx'),
] as const
const routes = { [entry]: [home, details, cart, orders] }
const [zones, reviews] = [at('catalogue/home/home-zones.tsx'), at('reviews/shown/product-reviews.tsx')] as const

it('knows the parts that pages defer, and where they lie', () => {
  expect(deferredParts.get(zones)).toEqual({ hosts: new Set([home]), place: 'below' })
  expect(deferredParts.get(at('search/box/search-box.tsx'))?.place).toBe('first')
  expect(deferredParts.get(at('shell/errors/error-page.tsx'))?.place).toBe('rare')
  for (const file of everyPage) expect(existsSync(join(root, file)), file).toBe(true)
})

it.each([
  ['what the entry imports comes with every page', at('ui/icon.tsx'), graph({ [entry]: [at('ui/icon.tsx')] }, routes), 'frame'],
  ['what one first page imports is its own', at('x/hero.tsx'), graph({ [home]: [at('x/hero.tsx')] }, routes), 'home'],
  [
    'what two of them import is theirs',
    at('x/card.tsx'),
    graph({ [home]: [at('x/card.tsx')], [details]: [at('x/card.tsx')] }, routes),
    'home-product',
  ],
  ['... and of others', at('x/card.tsx'), graph({ [home]: [at('x/card.tsx')], [cart]: [at('x/card.tsx')] }, routes), 'home-others'],
  ['what the routes of a folder import is the folder\u2019s', at('x/lines.tsx'), graph({ [cart]: [at('x/lines.tsx')] }, routes), 'cart'],
  [
    'what several folders share is in no named chunk',
    at('x/sum.tsx'),
    graph({ [cart]: [at('x/sum.tsx')], [orders]: [at('x/sum.tsx')] }, routes),
    null,
  ],
  ['a part below the first view of home', zones, graph({}, { ...routes, [home]: [zones] }), 'below-home'],
  ['what that imports', at('x/zone.tsx'), graph({ [zones]: [at('x/zone.tsx')] }, { ...routes, [home]: [zones] }), 'below-home'],
  [
    'styles of a part are a sheet of the page',
    at('x/r.module.css'),
    graph({ [reviews]: [at('x/r.module.css')] }, { ...routes, [details]: [reviews] }),
    'below-product',
  ],
  [
    'what a part of a first page shares with a dialog comes with what else they share',
    at('x/clock.ts'),
    graph(
      { [zones]: [at('x/clock.ts')], [at('x/dialog.tsx')]: [at('x/clock.ts')] },
      { ...routes, [home]: [zones], [cart]: [at('x/dialog.tsx')] },
    ),
    'shared-home',
  ],
  [
    'what every page loads later and a route at once is shared',
    at('x/menu.tsx'),
    graph(
      { [orders]: [at('x/menu.tsx')], [at('app/client/send.ts')]: [at('x/menu.tsx')] },
      { ...routes, [entry]: [orders, at('app/client/send.ts')] },
    ),
    'shared',
  ],
  ['a dialog is opened on demand', at('x/dialog.tsx'), graph({}, { ...routes, [cart]: [at('x/dialog.tsx')] }), null],
])('%s', (_, id, modules, chunk) => expect(chunkOf(id, modules)).toBe(chunk))

it('the build has written the files of every route, which are there', () => {
  const built = join(root, 'build/client')
  // Made by anyone who runs browser tests or a server; unit tests need no build.
  if (!existsSync(join(built, '.vite/pages.json'))) return
  const pages = JSON.parse(readFileSync(join(built, '.vite/pages.json'), 'utf8')) as Record<string, Record<string, string[]>>
  const assets = new Set(readdirSync(join(built, 'assets')).map((name) => `/assets/${name}`))
  for (const [page, files] of Object.entries(pages)) for (const name of Object.values(files).flat()) expect(assets, page).toContain(name)
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining(['entry.client.tsx', 'catalogue/home.route.tsx', 'orders/orders.route.tsx', 'shell/errors/error-page.tsx']),
  )
})

it('no script of the build is empty, and none imports one that is not there', () => {
  const assets = join(root, 'build/client/assets')
  if (!existsSync(assets)) return
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  for (const name of scripts) {
    const code = readFileSync(join(assets, name), 'utf8')
    expect(code.trim(), name).not.toBe('')
    for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) expect(scripts, name).toContain(imported)
  }
})
