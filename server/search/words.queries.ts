import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { preparedRows } from '#server/platform/db/rows.ts'

const WordRow = Type.Object({
  asked: Type.String(),
  word: Type.String(),
  lexeme: Type.String(),
  uses: Type.Integer(),
  named: Type.Integer(),
})
type WordRow = Static<typeof WordRow>
const PrefixRow = Type.Object({ asked: Type.String(), lexeme: Type.String() })
const list = (values: string[]) => sql`${sql.param(values)}::text[]`

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

/** What words begin with, as written or (`~` before the start in `asked`) phonetically: up to twelve lexemes of names each, the most used; no compounds. */
export async function findPrefixes(db: Executor, starts: string[], phoneticWords: string[]): Promise<Static<typeof PrefixRow>[]> {
  return preparedRows(
    db,
    PrefixRow,
    sql`
    select f.asked, w.lexeme from unnest(${list(starts)}) f(asked)
    cross join lateral (
      select lexeme from search_words w where w.word ~>=~ f.asked and w.word ~<~ (f.asked || chr(1114111)) and named > 0 and fuzzy_keys <> '{}' group by lexeme order by max(named) desc limit 12
    ) w
    union all
    select '~' || s.asked, w.lexeme from unnest(${list(phoneticWords)}) s(asked)
    cross join lateral (
      select lexeme from search_words w where w.phonetic_word ~>=~ s.asked and w.phonetic_word ~<~ (s.asked || chr(1114111)) and named > 0 and fuzzy_keys <> '{}' group by lexeme order by max(named) desc limit 12
    ) w`,
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

/**
 * Words that name something and are near the asked ones: the same first letter, two letters longer or shorter at most, three steps away (a swapped
 * pair counts twice); the likeliest 50 each. It reads the words of that first letter: for what nothing else explains.
 */
export async function findDistant(db: Executor, asked: string[]): Promise<WordRow[]> {
  return preparedRows(
    db,
    WordRow,
    sql`
    select a.asked, w.word, w.lexeme, w.uses, w.named from unnest(${list(asked)}) a(asked)
    cross join lateral (
      select * from search_words w
      where w.word ~>=~ left(a.asked, 1) and w.word ~<~ (left(a.asked, 1) || chr(1114111)) and w.named > 0 and w.fuzzy_keys <> '{}'
        and abs(char_length(w.word) - char_length(a.asked)) <= 2 and levenshtein_less_equal(w.word, a.asked, 3) <= 3
      order by w.named desc limit 50
    ) w`,
  )
}
