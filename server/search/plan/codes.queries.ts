import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** The listed products with these numbers, compared as `codeKey` gives them: those of the first number that some have, at most `most`. */
export async function selectCodes(db: Executor, codes: string[], most: number): Promise<number[]> {
  const found = await preparedRows(
    db,
    Type.Object({ productId: Type.Integer(), place: Type.Integer() }),
    sql`
    select c.product_id as "productId", asked.place::int as place
    from unnest(${paddedArray(codes)}::text[]) with ordinality asked (code, place)
    cross join lateral (
      select s.product_id from search_codes s join product_cards p on p.product_id = s.product_id
      where s.code = asked.code order by s.product_id limit ${most}
    ) c
    order by asked.place, c.product_id`,
  )
  return [...new Set(found.filter(({ place }) => place === found[0]!.place).map(({ productId }) => productId))]
}

/** Replaces the numbers of products. */
export async function writeCodes(db: Executor, codes: { productId: number; codes: string[] }[]): Promise<void> {
  await db.execute(sql`
    with asked as materialized (
      select (r->>'productId')::int as product_id, code
      from jsonb_array_elements(${JSON.stringify(codes)}::jsonb) r left join lateral jsonb_array_elements_text(r->'codes') code on true
    ), gone as (
      delete from search_codes s using (select distinct product_id from asked) a
      where s.product_id = a.product_id and not exists (select 1 from asked x where x.product_id = s.product_id and x.code = s.code)
    )
    insert into search_codes (code, product_id) select distinct code, product_id from asked where code is not null order by code, product_id
    on conflict do nothing`)
}
