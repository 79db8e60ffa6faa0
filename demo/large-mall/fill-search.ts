import { indexWord } from '@kalata/query-words/documents/item-texts.ts'
import { isChinese } from '@kalata/query-words/letters/fold.ts'
import { sql, type SQL } from 'drizzle-orm'
import { languages } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { writeIndexVersion, writeWords } from '#server/search/documents/index.queries.ts'
import { indexLanguages } from '#server/search/documents/index-languages.rules.ts'
import { indexVersion } from '#server/search/documents/index.rules.ts'
import { termLists } from '#server/search/interpret/synonyms/synonyms.rules.ts'
import type { WordOf } from './words.ts'

/** Queries of each language that shoppers sent often. */
const popularQueries = 20_000

/** Documents, numbers, vocabulary and popular queries of the products in `drawn`, with the words of `mall_words`. */
export async function fillSearch(db: Executor, words: WordOf[]): Promise<void> {
  const name = (lang: string) =>
    sql`(a.forms ->> ${lang}::text) || ' ' || (b.forms ->> ${lang}::text) || ' ' || (c.forms ->> ${lang}::text)`
  const inAll = (text: (lang: string) => SQL) => sql.join(languages.map(text), sql` || ' ' || `)
  const names = indexLanguages.map(
    (lang, place) => sql`jsonb_build_object('words', ${name(lang)}, 'languages', jsonb_build_array(${place}::int))`,
  )
  await db.execute(sql`
    insert into search_documents (product_id, words, named, written, texts, text_words, ka)
    select id, strip(named || texts), named, written, texts, 2, named
    from (select p.id, search_texts(jsonb_build_array(${inAll((lang) => sql`(m.forms ->> ${lang}::text)`)} || ' ' || p.id)) as texts,
        search_document(jsonb_build_array(${inAll((lang) => sql`(c.forms ->> ${lang}::text)`)}, ${inAll(name)},
          (brand.name ->> 'latin') || ' ' || ${inAll((lang) => sql`(k.forms ->> ${lang}::text)`)}, ${inAll((lang) => sql`(s.forms ->> ${lang}::text)`)})) as named,
        search_names(jsonb_build_array(${sql.join(names, sql`, `)})) as written
      from products p join drawn d on d.id = p.id join brands brand on brand.id = p.brand_id
        join mall_words a on a.place = d.first join mall_words b on b.place = d.second join mall_words c on c.place = d.third
        join mall_words m on m.place = d.mentioned
        join categories category on category.id = p.category_id join mall_words k on k.text = category.text
        join stores store on store.id = p.store_id join mall_words s on s.text = store.name) made`)
  await db.execute(sql`insert into search_codes (code, product_id) select 'kl' || id || 'm', id from products order by 1, 2`)
  await writeVocabulary(db, words)
  await writeIndexVersion(db, indexVersion)
  await db.execute(sql`
    insert into search_appeals (product_id, appeal) select id, least(1000, 10 * (1 + sold / 20)) from products where sold > 60 order by id`)
  for (const lang of languages)
    await db.execute(sql`
      insert into search_queries (lang, query, uses, score, last_at)
      select ${lang}::text, query, max(uses), max(uses), now() from (
        select (a.text ->> ${lang}::text) || case when d.id % 2 = 0 then ' ' || (b.text ->> ${lang}::text) else '' end as query, 1 + ${popularQueries}::int / d.id as uses
        from drawn d join mall_words a on a.place = d.first join mall_words b on b.place = d.second where d.id <= ${popularQueries}::int) asked group by query`)
}

/** How often a word is drawn is how often it names something. */
async function writeVocabulary(db: Executor, words: WordOf[]): Promise<void> {
  const { rows } = await db.execute<{ place: number; named: number; mentions: number }>(sql`
    select place, (count(*) filter (where named))::int as named, (count(*) filter (where not named))::int as mentions
    from (select first as place, true as named from drawn union all select second, true from drawn union all select third, true from drawn
      union all select mentioned, false from drawn) used group by place`)
  const counts = new Map(rows.map((row) => [row.place, row]))
  const vocabulary = words.flatMap((word, place) => {
    const { named, mentions } = counts.get(place) ?? { named: 0, mentions: 0 }
    if (named + mentions === 0) return []
    return Object.values(word)
      .filter((each) => !isChinese(each))
      .map((each) => indexWord(each, { named, uses: named + mentions }, termLists()))
  })
  for (let at = 0; at < vocabulary.length; at += 5000) await writeWords(db, vocabulary.slice(at, at + 5000))
}
