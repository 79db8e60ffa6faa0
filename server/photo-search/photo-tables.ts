/** Where the pictures of products are and what was made of them (`photo-search.tables.ts`), as `@kalata/photo-tables` uses it. */
import { PictureDescriber } from '@kalata/photo-tables/describe-pictures.ts'
import { DescribedPictures } from '@kalata/photo-tables/described-pictures.ts'
import type { PhotoDatabase, PhotoTables } from '@kalata/photo-tables/tables.ts'
import { VectorIndex } from '@kalata/photo-tables/vector-index.ts'
import type { SQL } from 'drizzle-orm'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'

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
