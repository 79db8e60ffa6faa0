import { place } from '@kalata/product-index/find/places.ts'
import { maxPoints, nameParts, textParts, type LengthEvidence } from '@kalata/product-index/find/word-points.ts'
import { maxNameWords } from '@kalata/product-index/words/words.ts'
import { type WordMatch } from '@kalata/query-words/query/match-words.ts'
import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Language } from '#contract/core/languages.ts'
import type { Sort } from '#contract/search/calls.ts'
import { flagFacetNames, listFacetNames, ofEach, stepFacetNames } from '#contract/search/facets.ts'
import { CardColumns, cardObject, cardTables } from '#server/catalogue/cards/card-columns.tables.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { float8 } from '#server/platform/db/values/float8.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { facetCounts, filterColumnsOf, flagCounts, hasFlags, selectedBut, stepCounts, valueColumns } from './facet-columns.queries.ts'
import { indexLanguages } from '../documents/index-languages.rules.ts'
import {
  expressionOf,
  expressionsOf,
  phraseExpression,
  textsExpression,
  weightsOf,
  writtenExpression,
} from '../plan/query-expressions.rules.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'
import { dayOf, freshFor, maxAppeal, ranking, wordPoints } from '../plan/ranking.rules.ts'

const Count = Type.Object({ id: Type.Integer(), count: Type.Integer() })
const Found = Type.Object({
  total: Type.Integer(),
  /** How many of them are what was asked for; the others only mention it, and come last. */
  named: Type.Integer(),
  /** How many are named so, whatever the filters. */
  namedInAll: Type.Integer(),
  /** Whether something was found, whatever the filters. */
  isFound: Type.Boolean(),
  cards: Type.Array(CardColumns),
  /** Of each list facet the counts of its values, in no order; those of 0 are left out. */
  counts: Type.Object(ofEach(listFacetNames, () => Type.Array(Count))),
  /** Of each step facet how many reach its steps. */
  steps: Type.Object(ofEach(stepFacetNames, () => Type.Array(Type.Integer()))),
  priceMin: Nullable(Type.Integer()),
  priceMax: Nullable(Type.Integer()),
  flags: Type.Object(ofEach(flagFacetNames, () => Type.Integer())),
})
export type Found = Static<typeof Found>

/** One search in one statement: the page, the total, and every facet counted with its own selection left out. */
export async function searchInDatabase(db: Executor, plan: SearchPlan, now: Date): Promise<Found> {
  const [row] = await preparedRows(
    db,
    Found,
    sql`
    with hits as materialized (${hits(plan, now)}),
    page as (select product_id, is_named, rank, price, in_stock, sold, name_words, created_at from hits
      where ${selectedBut()} order by ${orderOf(plan.sort)} limit ${plan.limit} offset ${plan.offset})
    select total.total, total.named, (select count(*)::int from hits where is_named) as "namedInAll", exists (select 1 from hits) as "isFound",
      coalesce((select jsonb_agg(${cardObject(instant(now))} order by ${orderOf(plan.sort, sql.raw('page.'))})
        from page join product_cards c on c.product_id = page.product_id ${cardTables(instant(now))}), '[]') as cards,
      jsonb_build_object(${facetCounts}) as counts, jsonb_build_object(${stepCounts}) as steps, jsonb_build_object(${flagCounts}) as flags,
      (select min(price) from hits where ${selectedBut('in_price_range')}) as "priceMin",
      (select max(price) from hits where ${selectedBut('in_price_range')}) as "priceMax"
    from (select count(*)::int as total, (count(*) filter (where is_named))::int as named from hits where ${selectedBut()}) total`,
  )
  return row!
}

/**
 * What the words or the category find. `is_named`: the texts say it of what the product is, not only the description. Then a column for every filter.
 */
export function hits(plan: SearchPlan, now: Date): SQL {
  const { lang, words, least, productIds, category, filters } = plan
  const cards = sql`product_cards c left join search_appeals a on a.product_id = c.product_id`
  const from = words ? sql`search_documents d join (${cards}) on c.product_id = d.product_id` : cards
  const where = [
    ...(words ? [found(words, least)] : []),
    ...(productIds ? [sql`c.product_id = any(${sql.param(productIds)}::int[])`] : []),
    ...(category ? [sql`${sql.raw(category.parentId === null ? 'c.root_category_id' : 'c.category_id')} = ${category.id}`] : []),
  ]
  return sql`
    select c.product_id, ${valueColumns}, c.price, c.in_stock, c.sold, c.created_at, ${hasFlags(filters)},
      ${words ? isNamed(words, least) : sql`true`} as is_named, ${words ? nameWords(lang) : sql`0`} as name_words, ${rank(points(plan), now)} as rank,
      ${filterColumnsOf(filters)}
    from ${from} ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}`
}

/** The label of a language in `search_documents.written`. */
const labelOf = (lang: Language) => 'abcd'[indexLanguages.indexOf(lang)]!

const has = (column: 'words' | 'named' | 'written' | 'texts', expression: string) => sql`d.${sql.raw(column)} @@ ${expression}::tsquery`

/** Whether a document `d` has all words, or words that weigh `least`. */
function found(words: WordMatch[], least: number | undefined): SQL {
  const { all, some } = expressionsOf(words)
  return least === undefined ? has('words', all) : sql`${has('words', some)} and ${weight(words)} >= ${least}::int`
}

/** What the words weigh that a document `d` has. */
const weight = (words: WordMatch[]) =>
  sql`(${sql.join(
    weightsOf(words).map((weight, at) => sql`${weight}::int * (${has('words', expressionOf(words[at]!))})::int`),
    sql` + `,
  )})`

/**
 * Whether a document `d` says of what the product is that it is the thing, and has the other words outside of its description; where not all are asked for, it may be
 * some other word that stands there. Or its description says all the words one after another.
 */
function isNamed(words: WordMatch[], least: number | undefined): SQL {
  const { all, thing, someThing } = expressionsOf(words)
  if (words.length === 1) return has('named', thing)
  const named =
    least === undefined
      ? sql`${has('named', all)} and ${has('named', thing)}`
      : sql`${has('named', thing)} or ${has('named', all)} and ${has('named', someThing)}`
  return sql`(${named} or ${sql.join(phrases(words), sql` and `)})`
}

/** Of each word but the last: whether the texts of a document `d` first say it just before the next one. */
export const phrases = (words: WordMatch[]): SQL[] =>
  words.slice(1).map((word, at) => {
    const expression = phraseExpression(words[at]!, word)
    return expression === undefined ? sql`false` : has('texts', expression)
  })

/** The places of a word in a document `d`: bits of `place`. */
export function places(word: WordMatch, lang: Language): SQL {
  const bits = [
    [place.details, has('named', expressionOf(word, ':D'))],
    [place.kind, has('named', expressionOf(word, ':C'))],
    [place.name, has('named', expressionOf(word, ':B'))],
    [place.head, has('named', expressionOf(word, ':A'))],
    [place.written, has('written', writtenExpression(word, labelOf(lang)))],
    [place.repeated, has('written', writtenExpression(word, labelOf(lang), true))],
  ] as const
  return sql.join(
    bits.map(([bit, isThere]) => sql`${sql.raw(String(bit))} * (${isThere})::int`),
    sql` + `,
  )
}

/** How often the texts of a document `d` say a word, up to three times. */
export const times = (word: WordMatch): SQL =>
  sql.join(
    ['BCD', 'BC', 'B'].map((labels) => sql`(${has('texts', textsExpression(word, labels))})::int`),
    sql` + `,
  )

/** A part of the evidence of a text by its length: `evidenceOf` of the product index. */
const evidence = ({ weight, pivot }: LengthEvidence, parts: number, length: SQL) =>
  sql`(${sql.raw(String((2 * weight * pivot) / parts))} / (${sql.raw(String(pivot))} + ${length}))`

const evidenceByPlaces = sql.raw(`'{${wordPoints.places.join(',')}}'::int[]`)
const [half, phrase, most] = [wordPoints.half, wordPoints.phrase, maxPoints].map((number) => sql.raw(String(number)))

/** The points of a document `d` for a word that it has: `pointsOf` and `evidenceOf` of the product index, in whole numbers. */
export function wordPointsOf(word: WordMatch, lang: Language): SQL {
  const inName = sql.join(
    [false, true].map((isRepeated) => sql`(${has('written', writtenExpression(word, labelOf(lang), isRepeated))})::int`),
    sql` + `,
  )
  const isThing = has('named', expressionOf(word, ':AC'))
  const ofName = sql`(${inName}) * case when ${isThing} then ${sql.raw(String(nameParts))} else 1 end`
  const isBeside = sql`${has('named', expressionOf(word, ':B'))} and not ${isThing}`
  const ofTexts = sql`(${times(word)}) * case when ${isBeside} then 1 else ${sql.raw(String(textParts))} end`
  return sql`${most} - ${most} * ${half} / (${half} + (${evidenceByPlaces})[1 + ${places(word, lang)}]
    + ${ofName} * ${evidence(ranking.name, nameParts, nameWords(lang))} + ${ofTexts} * ${evidence(ranking.texts, textParts, sql`d.text_words`)})`
}

/** The points of a document `d` for the words; of those it has where not all are asked for, the less the more it lacks. */
export function points({ words = [], lang, least }: Pick<SearchPlan, 'words' | 'lang' | 'least'>): SQL {
  if (words.length === 0) return sql`1::float8`
  const weights = weightsOf(words)
  const each = words.map(
    (word, at) => sql`${weights[at]!}::int * case when ${has('words', expressionOf(word))} then ${wordPointsOf(word, lang)} else 0 end`,
  )
  const together = phrases(words).map((areBeside, at) => sql`${phrase} * ${weights[at]! + weights[at + 1]!}::int * (${areBeside})::int`)
  const all = sql`(${sql.join([...each, ...together], sql` + `)})::float8`
  return least === undefined ? all : sql`${all} * ${weight(words)}::float8 / ${weights.reduce((sum, each) => sum + each, 0)}::float8`
}

/** How many words the name of a document `d` has as the shopper reads it, as far as they are counted. */
export const nameWords = (lang: Language) =>
  sql`least(length(ts_filter(d.written, array[${sql.raw(`'${labelOf(lang)}'`)}::"char"])), ${sql.raw(String(maxNameWords))})`

/** Recent sales and favourites of a product `a`. */
export const appeal = sql`coalesce(a.appeal, 0)`

/** How new a product `c` is: `freshnessAt` of `ranking.rules.ts`. */
export const freshness = (now: Date) =>
  sql`least(greatest(1::float8 - (${dayOf(now)}::float8 - ((extract(epoch from c.created_at) - 946684800) * 1000000)::bigint::float8) / ${float8(freshFor)}, 0::float8), 1::float8)`

/** The rank of a product `c` with so many points: `rankOf` of `ranking.rules.ts`, with the same operations in the same order. */
const rank = (points: SQL, now: Date) =>
  sql`(${points}) * case when c.in_stock then 1::float8 else ${float8(ranking.soldOut)} end
      * (1::float8 + ${float8(ranking.appeal)} * ${appeal} / ${float8(maxAppeal)} + ${float8(ranking.freshness)} * ${freshness(now)})`

/** In every order, what only mentions the words comes last. */
export function orderOf(sort: Sort, table: SQL = sql.raw('')): SQL {
  const column = (name: string) => sql`${table}${sql.raw(name)}`
  const last = sql`${column('created_at')} desc, ${column('product_id')} desc`
  const named = sql`${column('is_named')} desc`
  switch (sort) {
    case 'priceAsc':
      return sql`${named}, ${column('price')}, ${last}`
    case 'priceDesc':
      return sql`${named}, ${column('price')} desc, ${last}`
    case 'newest':
      return sql`${named}, ${last}`
    case 'bestSelling':
      return sql`${named}, ${column('sold')} desc, ${last}`
    case 'relevance':
      return sql`${named}, ${column('rank')} desc, ${column('sold')} desc, ${column('name_words')}, ${last}`
  }
}

const CategoryPath = Type.Object({
  id: Type.Integer(),
  text: TextColumn,
  parentId: Nullable(Type.Integer()),
  parentText: Nullable(TextColumn),
})
export type CategoryPath = Static<typeof CategoryPath>

/** A category with its parent, for the title and the breadcrumbs; undefined for an unknown id. */
export async function selectCategory(db: Executor, id: number): Promise<CategoryPath | undefined> {
  const [row] = await preparedRows(
    db,
    CategoryPath,
    sql`
    select c.id, c.text, c.parent_id as "parentId", t.text as "parentText"
    from categories c left join categories t on t.id = c.parent_id where c.id = ${id}`,
  )
  return row
}

/** Which of these text queries the document of a product fits. */
export async function selectWordsOf(db: Executor, productId: number, expressions: string[]): Promise<boolean[]> {
  const found = await preparedRows(
    db,
    Type.Object({ has: Type.Array(Type.Boolean()) }),
    sql`select array(select d.words @@ each::tsquery from unnest(${sql.param(expressions)}::text[]) each) as has
      from search_documents d where d.product_id = ${productId}`,
  )
  return found[0]?.has ?? []
}
