import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { withSlashes } from './file-paths.ts'
import { crowdedFolders, exceptions } from './folder-sizes.ts'
import { checkFile, checkTree, describeFinding, importsOf } from './import-rules.ts'
import { findCycle, readUses } from './module-uses.ts'
import { unshadowedCtx } from './transaction-scope.ts'
import { root } from '../root.ts'

const project = {
  uses: readUses(root),
  owners: new Map([...['members', 'sessions'].map((table) => [table, 'accounts'] as const), ['cart_lines', 'cart']]),
}

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
const rules = (file: string, specifier: string, type = '') =>
  checkFile(file, `import ${type}{ a } from '${specifier}'\n`, project).map(({ rule }) => rule)

describe('an import', () => {
  it.each([
    ['contract/cart/calls.ts', 'typebox'],
    ['contract/cart/calls.ts', '#contract/core/call.ts'],
    ['server/cart/cart.service.ts', './cart.queries.ts'],
    ['server/cart/cart.service.ts', '#server/platform/domain-error.ts'],
    ['server/cart/cart.service.ts', '#server/catalogue/stock/stock.service.ts'],
    ['server/cart/cart.queries.ts', '#server/catalogue/catalogue.tables.ts'],
    ['server/cart/cart.rules.ts', '#contract/cart/calls.ts'],
    ['server/cart/cart.api.ts', './cart.service.ts'],
    ['server/cart/cart.module.ts', './cart.api.ts'],
    ['server/cart/cart.module.ts', '#server/module.ts'],
    ['server/accounts/sign-in/login.service.ts', '../sessions/sessions.service.ts'],
    ['server/cart/cart.service.test.ts', '#demo/factories/members.ts'],
    ['server/cart/cart.rules.test.ts', 'fast-check'],
    ['server/modules.ts', '#server/cart/cart.module.ts'],
    ['storefront/search/listing.tsx', '#storefront/catalogue/card/product-card.tsx'],
    ['storefront/shell/header/header.tsx', '#storefront/cart/store/cart-store.ts'],
    ['storefront/ui/text/price.tsx', '#contract/core/money.ts'],
    ['storefront/cart/cart.route.tsx', '#storefront/app/client/browser.ts'],
    ['demo/fill.ts', '#server/catalogue/catalogue.tables.ts'],
    ['packages/engine/find/find.ts', '../words/words.ts'],
    ['packages/engine/find/find.ts', 'node:fs'],
    ['server/search/plan/ranking.rules.ts', '@kalata/engine/find/find.ts'],
    ['contract/core/read-lari.ts', '@kalata/written-numbers/read-number.ts'],
  ])('of %s may name %s', (file, specifier) => expect(rules(file, specifier)).toEqual([]))

  it.each([
    ['contract/cart/calls.ts', 'lodash', /no library but typebox/],
    ['contract/core/money.ts', '@kalata/engine/find/find.ts', /no library but typebox/],
    ['storefront/cart/page/cart-line.tsx', '#contract/cart/calls.ts', /import their types only/],
    ['storefront/ui/text/price.tsx', '#contract/core/call.ts', /import their types only/],
    ['contract/cart/calls.ts', '#server/context.ts', /contract may not import context/],
    ['contract/core/call.ts', '#contract/cart/calls.ts', /contract\/core may not import contract/],
    ['server/platform/db/database.ts', '#server/cart/cart.service.ts', /platform may not import service/],
    ['server/cart/cart.tables.ts', './cart.queries.ts', /tables may not import queries/],
    ['server/cart/cart.queries.ts', '#server/catalogue/catalogue.queries.ts', /of its own module only/],
    ['server/cart/cart.rules.ts', 'node:fs', /rules may import no library/],
    ['server/cart/cart.rules.ts', './cart.queries.ts', /rules may not import queries/],
    ['server/cart/cart.service.ts', '#server/catalogue/catalogue.queries.ts', /of its own module only/],
    ['server/cart/cart.service.ts', '#server/orders/orders.service.ts', /cart does not declare that it uses orders/],
    ['server/cart/cart.service.ts', './cart.api.ts', /service may not import api/],
    ['server/cart/cart.service.ts', '#server/modules.ts', /service may not import root/],
    ['server/cart/cart.api.ts', './cart.queries.ts', /api may not import queries/],
    ['server/cart/cart.plugin.ts', './cart.queries.ts', /plugin may not import queries/],
    ['server/cart/cart.service.ts', '#demo/factories/members.ts', /service may not import demo/],
    ['server/cart/cart.service.ts', '#storefront/cart/line.tsx', /service may not import component/],
    ['server/parcels/parcels.service.ts', '#server/cart/cart.service.ts', /parcels has no declaration/],
    ['storefront/cart/line.tsx', '#server/cart/cart.service.ts', /component may not import service/],
    ['storefront/cart/line.test.tsx', '#server/cart/cart.service.ts', /a test of storefront may not import server/],
    ['storefront/cart/line.tsx', '#storefront/shell/header/header.tsx', /component may not import shell/],
    ['storefront/cart/line.tsx', '#storefront/orders/list/order-row.tsx', /cart does not declare that it uses orders/],
    ['storefront/cart/line.tsx', 'node:path', /browser/],
    ['storefront/ui/text/price.tsx', '#contract/cart/calls.ts', /ui may not import contract/],
    ['storefront/ui/text/price.tsx', '#storefront/app/client/browser.ts', /ui may not import app/],
    ['packages/engine/find.ts', '#server/context.ts', /a package imports its own files/],
    ['packages/engine/find.test.ts', '#tools/test/tier.ts', /a package imports its own files/],
    ['packages/engine/find.ts', '../../server/context.ts', /a package imports its own files/],
    ['packages/engine/find.ts', '../other/find.ts', /a package imports its own files/],
    ['demo/fill.ts', '#storefront/cart/line.tsx', /demo may not import component/],
    ['server/cart/index.ts', './cart.service.ts', /barrel/],
    ['server/cart/cart.service.ts', '../catalogue/stock.service.ts', /the path is #server\/catalogue\/stock.service.ts/],
    ['server/cart/cart.service.ts', '../context.ts', /the path is #server\/context.ts/],
    ['server/cart/cart.service.ts', '#server/cart/cart.queries.ts', /the path is relative/],
  ])('of %s may not name %s', (file, specifier, rule) => expect(rules(file, specifier).join()).toMatch(rule))

  it('may bring types of ctx into the platform, and no values', () => {
    expect(rules('server/platform/messaging/outbox/outbox.ts', '#server/context.ts', 'type ')).toEqual([])
    expect(rules('server/platform/messaging/outbox/outbox.ts', '#server/context.ts')).toEqual([
      'imports #server/context.ts: platform may import types of context only',
    ])
  })

  it('is found in each of its forms, with its line', () => {
    const source =
      "import a from 'a'\n/* import x from 'x' */\nimport {\n  b,\n} from 'b'\nexport { c } from 'c'\nconst d = await import('d')\nimport 'e'\n"
    expect(importsOf('server/x.ts', source).map(({ line, specifier }) => [line, specifier])).toEqual([
      [1, 'a'],
      [5, 'b'],
      [6, 'c'],
      [7, 'd'],
      [8, 'e'],
    ])
  })
})

describe('a barrel', () => {
  it('is known by what it does', () => {
    const barrel = "export { a } from './a.ts'\nexport * from './b.ts'\n"
    expect(checkFile('contract/all.ts', barrel, project).map(({ rule }) => rule)).toContain('is a barrel: import from the file that has it')
    expect(checkFile('contract/one.ts', "export { a } from './a.ts'\nexport const b = 1\n", project)).toEqual([])
  })
})

describe('a write to a table', () => {
  const cartQueries = (statement: string) =>
    checkFile(
      'server/cart/cart.queries.ts',
      `import { members } from '#server/accounts/accounts.tables.ts'\nimport { cartLines } from './cart.tables.ts'\n${statement}\n`,
      project,
    ).map(({ line, rule }) => `${line} ${rule}`)

  it.each([
    'sql`select 1 from members m join cart_lines c on c.member_id = m.id for update of c skip locked`',
    'sql`insert into cart_lines (a) values (1) on conflict do update set a = 2`',
    'sql`update cart_lines set a = 1`',
    'db.update(cartLines).set({ a: 1 })',
    'db.select().from(members)',
    '// update members set a = 1',
  ])('is fine in %s', (statement) => expect(cartQueries(statement)).toEqual([]))

  it.each([
    ['sql`update members set a = 1`', 'members'],
    ['sql`with x as (\n  delete from "sessions" where true) select 1`', 'sessions'],
    ['sql`insert into ${members} (a) values (1)`', 'members'],
    ['db.delete(members).where(x)', 'members'],
  ])('of another module is found in %s', (statement, table) =>
    expect(cartQueries(statement).join()).toContain(`writes ${table} of accounts: a module writes only its own tables`),
  )
})

describe('the ctx of a transaction', () => {
  it('is named as the outer one', () => {
    expect(
      unshadowedCtx('inTransaction(ctx, async (ctx) => {})\ninTransaction(ctx, (ctx) => x)\ninTransaction(test.ctx(), (a) => x)'),
    ).toEqual([])
    expect(unshadowedCtx('\ninTransaction(ctx, async (inner) => {})\ninTransaction(ctx, () => x)\ninTransaction(ctx, tx => x)')).toEqual([
      2, 3, 4,
    ])
  })
})

describe("a file's path", () => {
  it('is not cut out of its address, in which blanks and letters are percent codes', () => {
    const address = "new URL('x', import.meta.url)"
    const source = `const a = ${address}.pathname\n// ${address}.pathname\nconst b = ${'import.meta.url'}.slice(7)\nconst c = fileURLToPath(${address})\n`
    const findings = checkFile('tools/x.ts', source, project)
    expect(findings.map(({ line }) => line)).toEqual([1, 3])
    expect(findings[0]!.rule).toContain('fileURLToPath')
  })

  it('is not asked for by the server, which runs from elsewhere once it is built', () => {
    const source = '// import.meta.url\nconst a = import.meta.url\n'
    const lines = (file: string) => checkFile(file, source, project).map(({ line }) => line)
    expect(lines('server/web/x.ts')).toEqual([2])
    expect(['server/web/x.test.ts', 'server/platform/project-files.ts', 'tools/x.ts'].flatMap(lines)).toEqual([])
  })

  it('has slashes as the name of a module', () => {
    expect(withSlashes(join('a', 'b'))).toBe('a/b')
  })
})

describe('a project', () => {
  it('is walked whole; a finding names file, line and rule', () => {
    const files = {
      'contract/core/money.ts': 'export const a = 1\n',
      'server/cart/cart.module.ts': "export const cart = defineModule({ name: 'cart', uses: ['orders'] })\n",
      'server/cart/cart.tables.ts': "export const lines = pgTable(\n  'lines', {})\n",
      'server/orders/orders.module.ts': "export const orders = defineModule({ name: 'orders', uses: [\n  'cart',\n] })\n",
      'server/orders/orders.queries.ts': 'export const a = sql`delete from lines`\n',
      'storefront/cart/line.tsx': "import { a } from '#contract/core/money.ts'\n\nimport { b } from '#server/cart/cart.service.ts'\n",
    }
    expect(checkTree(tree(files)).map(describeFinding)).toEqual([
      'server/orders/orders.queries.ts:1 writes lines of cart: a module writes only its own tables',
      'storefront/cart/line.tsx:3 imports #server/cart/cart.service.ts: component may not import service',
      'server/cart/cart.module.ts:1 uses: a cycle cart -> orders -> cart',
    ])
  })

  it('has folders that divide by what they do, tests not counted', () => {
    const files = (count: number, name: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name.replace('*', String(at))}.tsx`, '']))
    const lines = {
      ...files(11, 'storefront/cart/line*'),
      ...files(30, 'storefront/cart/line*.test'),
      'storefront/cart/line.module.css': '',
    }
    expect(crowdedFolders(tree({ ...lines, ...files(8, 'storefront/cart/page*') }))).toEqual([])
    expect(crowdedFolders(tree({ ...lines, ...files(9, 'storefront/cart/page*') }))).toEqual([
      { folder: 'storefront/cart', rule: '21 source files in one folder: at most 20' },
    ])
    expect(crowdedFolders(root, {}).map((one) => one.folder)).toEqual(Object.keys(exceptions))
  })

  it('has no cycle in ours', () => {
    expect(findCycle({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
    expect(findCycle(project.uses.server)).toBeUndefined()
    expect(Object.keys(project.uses.server)).toContain('cart')
  })
})
