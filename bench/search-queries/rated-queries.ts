import { readFileSync } from 'node:fs'
import type { Language } from '#contract/core/languages.ts'
import type { DemoProduct } from '#demo/mall/shapes.ts'

/** What a shopper types, and what answers it. */
export interface RatedQuery {
  typed: string
  /** Even lines of a file tune the rules, odd ones are only measured. All of the folder `tuning` tune. */
  half: 'tuned' | 'held'
  /** The key of the category that is named where the mall does not sell what was meant. */
  near?: string
  /** Whether a product of this price (tetri) is one of the things meant. */
  isRight(product: DemoProduct, price: number): boolean
}

/**
 * The rated queries of a language. A line is `what is typed | what is right`, the latter of words, one space between:
 * `kind.style.colour` of a look (`*` for any, its end may be left out), `#category`, `=product`; any of them is right. Then what must hold too:
 * `<lari`, `>lari`, `@brand`. `~category` alone: not sold here, this category is near.
 * @throws Error for a line that no product fits
 */
export function ratedQueries(lang: Language, products: DemoProduct[]): RatedQuery[] {
  const halves = linesOf(`${lang}.txt`).map((line, at) => ratedQuery(line, at % 2 === 0 ? 'tuned' : 'held', products))
  return [...halves, ...linesOf(`tuning/${lang}.txt`).map((line) => ratedQuery(line, 'tuned', products))]
}

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')

function ratedQuery(line: string, half: RatedQuery['half'], products: DemoProduct[]): RatedQuery {
  const [typed, right] = line.split(' | ') as [string, string]
  if (right.startsWith('~')) return { typed, half, near: right.slice(1), isRight: () => false }
  const isRight = rating(right.split(' '))
  const isKnown = products.some((product) => product.offers.some(({ price }) => isRight(product, price)))
  if (!isKnown) throw new Error(`No product is right for „${typed}“: ${right}`)
  return { typed, half, isRight }
}

function rating(terms: string[]): RatedQuery['isRight'] {
  const bounds = terms.filter((term) => /^[<>@]/.test(term))
  const things = terms.filter((term) => !bounds.includes(term))
  return (product, price) => things.some((term) => isThing(term, product)) && bounds.every((term) => isWithin(term, product, price))
}

function isThing(term: string, { key, category, looks }: DemoProduct): boolean {
  if (term.startsWith('=')) return key === term.slice(1)
  if (term.startsWith('#')) return category === term.slice(1)
  const parts = term.split('.')
  return looks.some((look) => look.split('.').every((part, at) => (parts[at] ?? '*') === '*' || parts[at] === part))
}

function isWithin(term: string, { brand }: DemoProduct, price: number): boolean {
  if (term.startsWith('@')) return brand === term.slice(1)
  const bound = 100 * Number(term.slice(1))
  return term.startsWith('<') ? price <= bound : price >= bound
}
