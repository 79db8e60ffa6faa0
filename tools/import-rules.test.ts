import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFinding, importsOf, judge, judgeTree, loopIn } from './import-rules.ts'
import { moduleLists } from './module-lists.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A small project in a temporary folder. */
function tree(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'kalata-rules-'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  return folder
}

/** The rules that a file with this one import breaks. */
const rules = (file: string, specifier: string, kind = '') => judge(file, `import ${kind}{ a } from '${specifier}'\n`).map((f) => f.rule)

describe('import rules', () => {
  it.each([
    ['contract/cart/calls.ts', 'typebox'],
    ['server/cart/cart.service.ts', './cart.queries.ts'],
    ['server/cart/cart.service.ts', '../platform/mall-error.ts'],
    ['server/cart/cart.service.ts', '#server/catalogue/stock.service.ts'],
    ['server/cart/cart.queries.ts', '#server/catalogue/catalogue.tables.ts'],
    ['server/cart/cart.rules.ts', '#contract/cart/calls.ts'],
    ['server/cart/cart.api.ts', './cart.service.ts'],
    ['server/cart/cart.service.test.ts', '#demo/factories/members.ts'],
    ['server/cart/cart.rules.test.ts', 'fast-check'],
    ['storefront/search/listing.tsx', '#storefront/catalogue/product-card.tsx'],
    ['storefront/shell/header.tsx', '#storefront/cart/badge.tsx'],
    ['storefront/ui/price.tsx', '#contract/core/money.ts'],
    ['storefront/cart/cart.route.tsx', '../api/browser.ts'],
    ['demo/fill.ts', '#server/catalogue/catalogue.tables.ts'],
  ])('%s may import %s', (file, specifier) => expect(rules(file, specifier)).toEqual([]))

  it.each([
    ['contract/cart/calls.ts', 'lodash', /schema library/],
    ['contract/cart/calls.ts', '#server/context.ts', /schema library/],
    ['server/platform/db/database.ts', '#server/cart/cart.service.ts', /platform may import/],
    ['server/cart/cart.tables.ts', './cart.queries.ts', /tables may import/],
    ['server/cart/cart.queries.ts', '#server/catalogue/catalogue.queries.ts', /queries may import/],
    ['server/cart/cart.rules.ts', 'node:fs', /pure/],
    ['server/cart/cart.rules.ts', './cart.queries.ts', /rules may import/],
    ['server/cart/cart.service.ts', '#server/catalogue/catalogue.queries.ts', /through its service/],
    ['server/cart/cart.service.ts', '#server/orders/orders.service.ts', /cart may not use orders/],
    ['server/cart/cart.api.ts', './cart.queries.ts', /api and cli/],
    ['server/cart/cart.service.ts', '#demo/factories/members.ts', /may not import demo/],
    ['server/cart/cart.service.ts', '#storefront/cart/line.tsx', /never storefront/],
    ['server/parcels/parcels.service.ts', '#server/cart/cart.service.ts', /parcels has no line/],
    ['storefront/cart/line.tsx', '#server/cart/cart.service.ts', /never server/],
    ['storefront/cart/line.test.tsx', '#server/cart/cart.service.ts', /never server/],
    ['storefront/cart/line.tsx', '#storefront/shell/header.tsx', /no department imports shell/],
    ['storefront/cart/line.tsx', '#storefront/orders/card.tsx', /cart may not use orders/],
    ['storefront/cart/line.tsx', 'node:path', /browser/],
    ['storefront/ui/price.tsx', '#contract/cart/calls.ts', /ui may import/],
    ['storefront/ui/price.tsx', '../api/browser.ts', /ui may import/],
    ['demo/fill.ts', '#storefront/root.tsx', /demo may import/],
    ['server/cart/index.ts', './cart.service.ts', /no barrels/],
  ])('%s may not import %s', (file, specifier, rule) => expect(rules(file, specifier).join()).toMatch(rule))

  it('lets platform know the types of ctx, not its values', () => {
    expect(rules('server/platform/messaging/outbox.ts', '../context.ts', 'type ')).toEqual([])
    expect(rules('server/platform/messaging/outbox.ts', '../context.ts')).toHaveLength(1)
  })

  it('knows a barrel by what it does', () => {
    const barrel = "export { a } from './a.ts'\nexport * from './b.ts'\n"
    expect(judge('contract/all.ts', barrel).map((f) => f.rule)).toContain('no barrels: import from the file that has it')
    expect(judge('contract/one.ts', "export { a } from './a.ts'\nexport const b = 1\n")).toEqual([])
  })

  it('sees every way to import, with its line', () => {
    const source =
      "import a from 'a'\n/* import x from 'x' */\nimport {\n  b,\n} from 'b'\nexport { c } from 'c'\nconst d = await import('d')\nimport 'e'\n"
    expect(importsOf(source).map(({ line, specifier }) => [line, specifier])).toEqual([
      [1, 'a'],
      [5, 'b'],
      [6, 'c'],
      [7, 'd'],
      [8, 'e'],
    ])
  })

  it('walks a tree and says file, line and rule', () => {
    const root = tree({
      'contract/core/money.ts': 'export const a = 1\n',
      'storefront/cart/line.tsx': "import { a } from '#contract/core/money.ts'\n\nimport { b } from '#server/cart/cart.service.ts'\n",
    })
    expect(judgeTree(root).map(describeFinding)).toEqual([
      'storefront/cart/line.tsx:3 imports #server/cart/cart.service.ts: never server from storefront',
    ])
  })

  it('finds a loop in a list, and none in ours', () => {
    expect(loopIn({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
    expect(loopIn(moduleLists.server)).toBeUndefined()
  })
})
