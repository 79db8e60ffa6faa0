import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

const WordRow = Type.Object({
  asked: Type.String(),
  word: Type.String(),
  lexeme: Type.String(),
  uses: Type.Integer(),
  named: Type.Integer(),
})
type WordRow = Static<typeof WordRow>
const PrefixRow = Type.Object({ asked: Type.String(), lexeme: Type.String() })
/** Words that name something, but compounds. */
const isThing = sql.raw(`named > 0 and fuzzy_keys <> '{}'`)
const list = (values: string[]) => sql`${paddedArray(values)}::text[]`

/** Words written in these forms, and Georgian ones with these phonetic stems (`~` before the stem in `asked`). */
export async function findWords(db: Executor, forms: string[], phoneticStems: string[]): Promise<WordRow[]> {
  return preparedRows(
    db,
    WordRow,
    sql`
    with f as materialized (select asked, search_lexeme(asked) as lexeme from unnest(${list(forms)}) asked)
    select f.asked, w.word, w.lexeme, w.uses, w.named
    from f
    cross join lateral (select * from search_words w where w.lexeme = f.lexeme order by w.named desc, w.uses desc limit 1) w
    union all
    select '~' || s.asked, w.word, w.lexeme, w.uses, w.named from unnest(${list(phoneticStems)}) s(asked) join search_words w on w.phonetic_stem = s.asked`,
  )
}

/** Words of one or two letters that many words begin with: of so many of them, those that name most, the lexemes are taken. */
const likeliest = 200

/** What words begin with, as written or (`~` before the start in `asked`) phonetically: up to twelve lexemes of names each, the most used; no compounds. */
export async function findPrefixes(db: Executor, starts: string[], phoneticWords: string[]): Promise<Static<typeof PrefixRow>[]> {
  const lexemes = (column: 'word' | 'phonetic_word') => {
    const begin = sql`w.${sql.raw(column)}`
    // A short start is looked up by it, in the order wanted: it begins too many words to read them all.
    const short = (length: number) => sql`(
        select lexeme, named from search_words w
        where char_length(f.asked) = ${sql.raw(`${length}`)} and left(${begin}, ${sql.raw(`${length}`)}) = f.asked and ${begin} is not null and ${isThing}
        order by named desc limit ${sql.raw(`${likeliest}`)})`
    return sql`
      select lexeme from (
        ${short(1)} union all ${short(2)} union all (
        select lexeme, named from search_words w
        where char_length(f.asked) > 2 and ${begin} ~>=~ f.asked and ${begin} ~<~ (f.asked || chr(1114111)) and ${isThing})
      ) w group by lexeme order by max(named) desc, lexeme limit 12`
  }
  return preparedRows(
    db,
    PrefixRow,
    sql`
    select f.asked, w.lexeme from unnest(${list(starts)}) f(asked) cross join lateral (${lexemes('word')}) w
    union all
    select '~' || f.asked, w.lexeme from unnest(${list(phoneticWords)}) f(asked) cross join lateral (${lexemes('phonetic_word')}) w`,
  )
}

/**
 * Words that share a form with one letter left out with the asked ones; the likeliest 50 each. Only words that name something,
 * or what is not sold here: a word that descriptions use in passing is nobody's mistyped wish.
 */
export async function findFuzzy(db: Executor, asked: { word: string; keys: string[] }[]): Promise<WordRow[]> {
  return preparedRows(
    db,
    WordRow,
    sql`
    select a.asked, w.word, w.lexeme, w.uses, w.named
    from jsonb_to_recordset(${JSON.stringify(asked.map(({ word, keys }) => ({ asked: word, keys })))}::jsonb) a(asked text, keys text[])
    cross join lateral (select * from search_words w where w.fuzzy_keys && a.keys and (w.named > 0 or w.uses = 0) order by w.named desc limit 50) w`,
  )
}

/** Of the words of one first letter and one length so many are looked at, those that name most: of more, the others are hardly meant. */
const maxLookedAt = 1000

/**
 * Words that name something and are near the asked ones: the same first letter, two letters longer or shorter at most, three steps away (a swapped
 * pair counts twice); the likeliest 50 each. For what nothing else explains.
 */
export async function findDistant(db: Executor, asked: string[]): Promise<WordRow[]> {
  return preparedRows(
    db,
    WordRow,
    sql`
    select a.asked, w.word, w.lexeme, w.uses, w.named from unnest(${list(asked)}) a(asked)
    cross join lateral (
      select near.word from generate_series(char_length(a.asked) - 2, char_length(a.asked) + 2) l(letters)
      cross join lateral (
        select word, named from search_words
        where left(word, 1) = left(a.asked, 1) and char_length(word) = l.letters and ${isThing}
        order by named desc limit ${sql.raw(`${maxLookedAt}`)}
      ) near
      where levenshtein_less_equal(near.word, a.asked, 3) <= 3 order by near.named desc limit 50
    ) near
    join search_words w on w.word = near.word`,
  )
}
