import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { internalsIn } from './internals.ts'
import { root } from '../root.ts'

const files = globSync(['{bench,contract,demo,e2e,packages,server,storefront,tools}/**/*.{ts,tsx,mjs}', '*.config.ts'], {
  cwd: root,
  // The list itself.
  exclude: ['tools/rules/internals.ts', 'tools/rules/internals.test.ts'],
})

/** Files that have to use one, with the decision that says why and the test that a release without it turns red. */
const allowed: Record<string, string[]> = {
  // docs/decisions/0275, packages/drizzle-postgres/statements/driver.test.ts
  'packages/drizzle-postgres/statements/driver.ts': ['Drizzle'],
  'server/platform/db/open-database.test.ts': ['pg'],
  // docs/decisions/0275, packages/postgres-client/batching-client.test.ts
  'packages/postgres-client/batching-client.ts': ['pg'],
  'packages/postgres-client/batching-client.test.ts': ['pg'],
}

it.each([
  ['Object.keys(element).some((key) => key.startsWith("__reactProps$"))', 'React'],
  ['field._valueTracker?.setValue("")', 'React'],
  ['window.__reactRouterDataRouter', 'React Router'],
  ["import { UNSAFE_FrameworkContext } from 'react-router'", 'React Router'],
  ['context.serverHandoffStream', 'React Router'],
  ['code.replaceAll(/__vite__mapDeps/g, "")', 'Vite'],
  ['statement.queryChunks', 'Drizzle'],
  ['window.fetch = (input, init) => original(input, init)', 'the browser'],
  ['history.pushState = (...args) => push(...args)', 'the browser'],
])('%s names an internal of %s', (code, of) => expect(internalsIn(code).map((use) => use.of)).toEqual([of]))

it.each(['await fetch(url)', 'history.pushState(state, "")', 'if (window.fetch === undefined) return'])('%s names none', (code) =>
  expect(internalsIn(code)).toEqual([]),
)

it('names nothing of other people\u2019s code that is not documented', () => {
  expect(files.length).toBeGreaterThan(1000)
  const used = files.flatMap((file) =>
    internalsIn(readFileSync(join(root, file), 'utf8'))
      .filter(({ of }) => !allowed[file]?.includes(of))
      .map(({ of, line, text }) => `${file}:${line} ${of}: ${text}`),
  )
  expect(used).toEqual([])
})
