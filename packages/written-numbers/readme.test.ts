import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { currencyOf } from './currency-words.ts'
import { readNumber } from './read-number.ts'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const rows = [...readme.matchAll(/^\| `(.+?)` \| `(.+?)`/gm)].filter(([, , result]) => /^[{']/.test(result!))

it.each(rows.map(([, text, result]) => [text!, result!]))('%s is %s, as the README says', (text, result) =>
  expect(inspect(readNumber(text, undefined, currencyOf))).toBe(result),
)

it('shows some of each kind', () => expect(rows.length).toBe(7))
