import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inlineClassNames } from '../build/css-modules.ts'
import { storefrontSources, styleProblems, type StyleSource } from './style-rules.ts'

const component: StyleSource = {
  path: 'storefront/cart/line.tsx',
  text: "import styles from './line.module.css'\nexport const Line = () => <p className={styles.line} />\n",
}
const sheet = (text: string, path = 'storefront/cart/line.module.css'): StyleSource => ({ path, text })

describe('the rules for styles', () => {
  it('hold for the storefront', () => expect(styleProblems(storefrontSources())).toEqual([]))

  it('accept a module beside its component, which may place parts of others', () => {
    const text = "@value icon from '#storefront/ui/icon.module.css';\n.line { color: var(--color-ink); }\n.line .icon { order: 1; }\n"
    expect(styleProblems([component, sheet(text)])).toEqual([])
  })

  it.each([
    ['a class that nobody uses', [component, sheet('.line {}\n.dead {}\n')], 'nobody uses .dead'],
    ['a sheet for the whole mall', [sheet('.line {}\n', 'storefront/styles/cart.css')], 'beside its component'],
    ['a second module of one name', [component, sheet('.line {}\n'), sheet('', 'storefront/orders/line.module.css')], 'named as'],
    ['a module without end', [component, sheet(`.line {}\n${'\n'.repeat(300)}`)], 'lines, 260 at most'],
  ])('reject %s', (_, sources, reason) => {
    const problems = styleProblems(sources)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(reason)
  })
})

describe('class names in a component', () => {
  const file = fileURLToPath(new URL('../../storefront/ui/forms/chip.tsx', import.meta.url))
  const fail = (message: string): never => {
    throw new Error(message)
  }

  it('are the names in the page', () => {
    const code = "import styles from './chip.module.css'\nconst one = <a className={`${styles.chip} num`} />\n"
    expect(inlineClassNames(code, file, fail)).toBe("import './chip.module.css'\nconst one = <a className={`${'chip_chip'} num`} />\n")
  })

  it('stay a table where one is computed', () => {
    const code = "import styles from '../text/badge.module.css'\nconst one = (kind: string) => [styles.badge, styles[kind]]\n"
    expect(inlineClassNames(code, file, fail)).toContain("import styles from '../text/badge.module.css'\n")
  })

  it('must be defined', () => {
    expect(() => inlineClassNames("import styles from './chip.module.css'\nstyles.chop\n", file, fail)).toThrow('has no class chop')
  })
})
