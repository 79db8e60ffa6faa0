import { expressionOf } from '@kalata/postgres-index/query/expressions.ts'
import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import type { Ctx } from '#server/context.ts'
import { countRootCategories } from '../execute/run-search.service.ts'
import { areOneKind, selectCategoryNames, selectKinds, type KindWord } from './near-categories.queries.ts'

const textQueries = ({ alternatives }: WordMatch): KindWord => ({
  all: expressionOf(alternatives),
  thing: expressionOf(alternatives, ':AB'),
})

/** Whether each word tells a kind of thing ({@link selectKinds}). The index counts all products that a word names, and the database looks at some of them. */
export async function kindsOf(ctx: Ctx, words: WordMatch[]): Promise<boolean[]> {
  const named = await countRootCategories(
    ctx,
    words.map(({ alternatives }) => alternatives),
  )
  if (!named) return selectKinds(ctx.db, words.map(textQueries))
  const kinds = named.map(({ counts }) => areOneKind(counts))
  const others = words.filter((_, at) => !kinds[at])
  if (others.length === 0) return kinds
  const categories = await selectCategoryNames(ctx.db, others.map(textQueries))
  return words.map((word, at) => kinds[at] || categories[others.indexOf(word)]!)
}
