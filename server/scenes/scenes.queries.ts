import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import type { Text } from '#contract/core/languages.ts'
import { Enum } from '#contract/core/call.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { BooleanColumn, IntegerColumn, Nullable, StringColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const Percent = Nullable(Type.Number())
const PointRow = Type.Object({
  productId: Type.Integer(),
  /** Of the offer that is shown. */
  picture: Nullable(Picture),
  wideX: Percent,
  wideY: Percent,
  tallX: Percent,
  tallY: Percent,
})
export type PointRow = Static<typeof PointRow>

const SceneRow = Type.Object({
  id: Type.Integer(),
  title: TextColumn,
  text: TextColumn,
  tone: Enum('dark', 'light'),
  place: Enum('campaign', 'zone'),
  wide: Picture,
  tall: Picture,
  categoryId: Type.Integer(),
  parentId: Nullable(Type.Integer()),
  points: Type.Array(PointRow),
})
export type SceneRow = Static<typeof SceneRow>

/** Scenes in their order, with the products that they show. */
export async function selectScenes(db: Executor): Promise<SceneRow[]> {
  const statement = sql`
    select s.id, s.title, s.text, s.tone, s.place, s.wide, s.tall, c.id as "categoryId", c.parent_id as "parentId",
      coalesce((
        select jsonb_agg(jsonb_build_object('productId', sp.product_id, 'picture', p.pictures -> o.picture_index,
          'wideX', sp.wide_x, 'wideY', sp.wide_y, 'tallX', sp.tall_x, 'tallY', sp.tall_y) order by sp.position)
        from scene_points sp join products p on p.id = sp.product_id
        left join offers o on o.product_id = sp.product_id and o.key = sp.offer_key
        where sp.scene_id = s.id), '[]') as points
    from scenes s join categories c on c.id = s.category_id order by s.position, s.id`
  return preparedRows(db, SceneRow, statement)
}

/** Per cent of the picture's width and height. */
export type PositionPair = [x: number, y: number]

export interface SceneUpsert {
  key: string
  title: Text
  text: Text
  /** The key of a category. */
  category: string
  tone: 'dark' | 'light'
  place: 'campaign' | 'zone'
  wide: Picture
  tall: Picture
  /** By the keys of products and offers. */
  points: { product: string; offer?: string | undefined; wide?: PositionPair | undefined; tall?: PositionPair | undefined }[]
}

/** Makes or changes a scene without its points; a new one comes last. @returns its id, and whether anything changed */
export async function upsertScene(db: Executor, scene: SceneUpsert): Promise<{ id: number; changed: boolean }> {
  const { key, title, text, category, tone, place, wide, tall } = scene
  const statement = sql`
    insert into scenes as s (key, title, text, category_id, tone, place, wide, tall, position)
    values (${key}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(text)}::jsonb, (select id from categories where key = ${category}), ${tone}, ${place},
      ${JSON.stringify(wide)}::jsonb, ${JSON.stringify(tall)}::jsonb, (select coalesce(max(position) + 1, 0) from scenes))
    on conflict (key) do update set title = excluded.title, text = excluded.text, category_id = excluded.category_id, tone = excluded.tone,
      place = excluded.place, wide = excluded.wide, tall = excluded.tall
    where (s.title, s.text, s.category_id, s.tone, s.place, s.wide, s.tall)
      is distinct from (excluded.title, excluded.text, excluded.category_id, excluded.tone, excluded.place, excluded.wide, excluded.tall)
    returning id`
  const [written] = await column(db, IntegerColumn, statement)
  if (written !== undefined) return { id: written, changed: true }
  const [stored] = await column(db, IntegerColumn, sql`select id from scenes where key = ${key}`)
  return { id: stored!, changed: false }
}

/** The rows of a scene's points as its record has them: products that the mall lacks are left out. */
const pointRows = (id: number, points: SceneUpsert['points']) => {
  const list = points.map(({ product, offer, wide, tall }) => ({
    product,
    offer: offer ?? null,
    ...{ wideX: wide?.[0] ?? null, wideY: wide?.[1] ?? null, tallX: tall?.[0] ?? null, tallY: tall?.[1] ?? null },
  }))
  return sql`
    select ${id}::int, (each.place - 1)::int, p.id, each.point ->> 'offer', (each.point ->> 'wideX')::real, (each.point ->> 'wideY')::real,
      (each.point ->> 'tallX')::real, (each.point ->> 'tallY')::real
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality each (point, place) join products p on p.key = each.point ->> 'product'`
}

const columns = sql`scene_id, position, product_id, offer_key, wide_x, wide_y, tall_x, tall_y`

/** Replaces the points of a scene where they differ. @returns whether they did */
export async function replacePoints(db: Executor, id: number, points: SceneUpsert['points']): Promise<boolean> {
  const statement = sql`
    with given (${columns}) as (${pointRows(id, points)}), stored as (select ${columns} from scene_points where scene_id = ${id})
    select exists (select * from given except select * from stored) or exists (select * from stored except select * from given) as differ`
  const [differ] = await column(db, BooleanColumn, statement)
  if (!differ) return false
  await db.execute(sql`delete from scene_points where scene_id = ${id}`)
  await db.execute(sql`insert into scene_points (${columns}) ${pointRows(id, points)}`)
  return true
}

const ExportedScene = Type.Object({
  key: Type.String(),
  title: TextColumn,
  text: TextColumn,
  category: Type.String(),
  tone: Enum('dark', 'light'),
  place: Enum('campaign', 'zone'),
  wide: Picture,
  tall: Picture,
  points: Type.Array(
    Type.Object({
      product: Type.String(),
      offer: Nullable(Type.String()),
      wide: Type.Array(Percent),
      tall: Type.Array(Percent),
    }),
  ),
})

/** Every scene in its order, by keys, for an export. */
export function exportedScenes(db: Executor): Promise<Static<typeof ExportedScene>[]> {
  const statement = sql`
    select s.key, s.title, s.text, c.key as category, s.tone, s.place, s.wide, s.tall,
      coalesce((
        select jsonb_agg(jsonb_build_object('product', p.key, 'offer', sp.offer_key, 'wide', jsonb_build_array(sp.wide_x, sp.wide_y),
          'tall', jsonb_build_array(sp.tall_x, sp.tall_y)) order by sp.position)
        from scene_points sp join products p on p.id = sp.product_id where sp.scene_id = s.id), '[]') as points
    from scenes s join categories c on c.id = s.category_id order by s.position, s.id`
  return rows(db, ExportedScene, statement)
}

const SceneState = Type.Object({ id: Type.Integer(), key: Type.String(), place: Enum('campaign', 'zone'), points: Type.Integer() })

/** Every scene with how many products it points at, for operators. */
export function selectSceneStates(db: Executor): Promise<Static<typeof SceneState>[]> {
  const statement = sql`
    select s.id, s.key, s.place, (select count(*)::int from scene_points sp where sp.scene_id = s.id) as points from scenes s order by s.position, s.id`
  return rows(db, SceneState, statement)
}

/** Removes a scene. @returns whether there was one */
export async function deleteScene(db: Executor, key: string): Promise<boolean> {
  return (await column(db, IntegerColumn, sql`delete from scenes where key = ${key} returning id`)).length > 0
}

/** Which of the addresses some scene names. */
export async function selectUsedImages(db: Executor, sources: string[]): Promise<string[]> {
  const statement = sql`
    select distinct picture ->> 'src' as src from (select wide as picture from scenes union all select tall from scenes) named
    where picture ->> 'src' = any(${sql.param(sources)}::text[])`
  return column(db, StringColumn, statement)
}

/** Which of the products, by key, the mall does not have. */
export async function selectMissingProducts(db: Executor, keys: string[]): Promise<string[]> {
  const statement = sql`
    select asked.key from unnest(${sql.param(keys)}::text[]) asked (key) where not exists (select 1 from products p where p.key = asked.key)`
  return column(db, StringColumn, statement)
}
