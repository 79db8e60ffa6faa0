import { PictureDescriber } from '@kalata/photo-tables/describe-pictures.ts'
import { DescribedPictures } from '@kalata/photo-tables/described-pictures.ts'
import type { PhotoDatabase, PhotoTables } from '@kalata/photo-tables/tables.ts'
import { VectorIndex } from '@kalata/photo-tables/vector-index.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { photoModels } from './photo-search.tables.ts'

/** Where the pictures of products are and what was made of them (`photo-search.tables.ts`), as `@kalata/photo-tables` uses it. */
export const photoTables: PhotoTables = {
  sources: 'photo_sources',
  item: 'product_id',
  group: 'category_id',
  descriptors: 'photo_descriptors',
}

export const photoDatabase = (db: Executor): PhotoDatabase => ({
  rows: async <Row>(statement: SQL) => (await db.execute(statement)).rows as Row[],
  recurring: async <Row>(statement: SQL) => (await prepared(db, statement)) as Row[],
})

export const describedPictures = new DescribedPictures(photoTables)
export const pictureDescriber = new PictureDescriber(photoTables)
export const vectorIndex = new VectorIndex(photoTables)

const CategoryName = Type.Object({ id: Type.Integer(), text: TextColumn })

/** The names of categories by their ids; unknown ones are left out. */
export function selectCategoryNames(db: Executor, ids: number[]): Promise<Static<typeof CategoryName>[]> {
  return rows(db, CategoryName, sql`select id, text from categories where id = any(${sql.param(ids)}::int[])`)
}

/** The network that the mall's pictures are described with; empty for none. Undefined before any process has run. */
export async function findModelInUse(db: Executor): Promise<string | undefined> {
  const [row] = await db.select({ network: photoModels.network }).from(photoModels).where(eq(photoModels.inUse, true))
  return row?.network
}

/** Makes a network the mall's where it has none. Of several processes at one moment the first decides. */
export async function insertFirstModel(db: Executor, network: string): Promise<void> {
  await db.execute(sql`
    insert into photo_models (network, in_use, seen_at)
    select ${network}, true, now() where not exists (select from photo_models where in_use) on conflict do nothing`)
}

/** Notes that a process is set to a network. */
export async function markSeen(db: Executor, network: string): Promise<void> {
  await db.execute(sql`
    insert into photo_models as m (network, in_use, seen_at) values (${network}, false, now())
    on conflict (network) do update set seen_at = now() where m.seen_at < now() - interval '1 minute'`)
}

/** Makes a network the mall's. Inside a transaction. */
export async function replaceModel(db: Executor, network: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('photo_models'))`)
  await db.update(photoModels).set({ inUse: false }).where(eq(photoModels.inUse, true))
  await db.execute(sql`
    insert into photo_models (network, in_use, seen_at) values (${network}, true, now()) on conflict (network) do update set in_use = true, seen_at = now()`)
}
