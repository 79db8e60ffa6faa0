import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bareTextLines } from './bare-text.ts'
import { root } from '../root.ts'

/** Files that may have one, with the reason. */
const allowed: Record<string, string> = {
  'storefront/ui/text/price.tsx': 'the element around it is keyed by the price',
}

describe('text beside other children of an element', () => {
  it('has an element of its own in the storefront', () => {
    const files = globSync('storefront/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx', 'storefront/**/testing/**'] }).map((file) =>
      file.replaceAll('\\', '/'),
    )
    const found = files
      .filter((file) => !(file in allowed))
      .flatMap((file) => bareTextLines(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`))
    expect(found).toEqual([])
    expect(files.length).toBeGreaterThan(300)
  })

  it.each([
    ['a text before which an icon may be placed', '<p>{error && <Icon />}{error ?? help}</p>'],
    ['a text that is always the same, before which something may be placed', '<p>{open && <Icon />}Delivery</p>'],
    ['a number beside a word', '<p>{count} items</p>'],
    ['a message with values beside an icon', "<p><Icon />{t('cart.left', { count })}</p>"],
    ['a message that is chosen', '<p><Icon />{t(isOpen ? first : second)}</p>'],
    ['texts of a list', '<p>{parts.map((part) => (part.isBold ? <b>{part.text}</b> : part.text))}</p>'],
    ['a text in a fragment', '<>{name}<b>{price}</b></>'],
  ])('finds %s', (_, jsx) => expect(bareTextLines('part.tsx', `const part = ${jsx}`)).toEqual([1]))

  it.each([
    ['an only text', '<p>{error ?? help}</p>'],
    ['a text in an element', '<p>{error && <Icon />}<Words>{error ?? help}</Words></p>'],
    ['a message without values beside what stays', "<p><Icon />{t('cart.title')}</p>"],
    ['a list', '<ul>{first && <li />}{names.map((name) => <li key={name}>{name}</li>)}</ul>'],
    ['what a function of the file makes', '<p>{row(1)}{row(2)}</p>; function row(n) { return <b>{n}</b> }'],
    ['an option, which is translated whole', '<option>{name} {code}</option>'],
  ])('accepts %s', (_, jsx) => expect(bareTextLines('part.tsx', `const part = ${jsx}`)).toEqual([]))
})
