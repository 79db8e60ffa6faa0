/** A table that says which category of the mall each type of another shop's export means. */
import { createReadStream, existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { plainText } from '@kalata/attribute-values/vocabulary.ts'
import { languages } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { readHeader, rowOf } from '@kalata/shop-exports/tables/columns.ts'
import { csvLine } from '@kalata/shop-exports/tables/csv.ts'
import { csvRows } from '@kalata/shop-exports/tables/csv-rows.ts'
import type { Source } from '../source.service.ts'
import { Taxonomy } from '../records/taxonomy.service.ts'
import { textChunks } from '@kalata/shop-exports/tables/text-lines.ts'

const columns = { type: ['type'], category: ['category'] } as const

interface MappingRow {
  line: number
  type: string
  category: string
}

/**
 * Reads a mapping: a category's key, its name in any language or a path of names for each type; a type without one is left
 * to its own name.
 * @returns the category of each type, by {@link plainText}
 * @throws Error naming every line that names no category of the mall
 */
export async function readMapping(ctx: Ctx, file: string): Promise<Map<string, string>> {
  const taxonomy = await Taxonomy.load(ctx, false)
  const rows = (await mappingRows(file)).filter(({ category }) => category)
  const wrong = rows.filter(({ category }) => !taxonomy.findCategory(category))
  if (wrong.length > 0)
    throw new Error(
      wrong.map(({ line, category }) => `${file}:${line}: there is no category «${category}» below a root category`).join('\n'),
    )
  return new Map(rows.map(({ type, category }) => [plainText(type), category]))
}

/**
 * Writes the types that a source's products have, the most frequent first, each with the category that is called so. What
 * was filled in before stays.
 * @returns how many types there are, and how many of them have a category
 */
export async function writeMapping(ctx: Ctx, source: Source, file: string): Promise<{ types: number; known: number }> {
  const taxonomy = await Taxonomy.load(ctx, false)
  const filled = new Map((existsSync(file) ? await mappingRows(file) : []).map(({ type, category }) => [plainText(type), category]))
  const types = new Map<string, { type: string; products: number }>()
  for await (const { record, shopExport } of source.entries()) {
    const type = shopExport?.categories[0]
    if (!record || type === undefined) continue
    const counted = types.get(plainText(type)) ?? { type, products: 0 }
    types.set(plainText(type), { ...counted, products: counted.products + 1 })
  }
  const rows = [...types]
    .sort(([, one], [, other]) => other.products - one.products)
    .map(([key, { type, products }]) => [type, String(products), filled.get(key) || taxonomy.findCategory(type)?.key || ''])
  await writeFile(file, `\uFEFF${[['type', 'products', 'category'], ...rows].map((row) => csvLine(row)).join('')}`)
  return { types: rows.length, known: rows.filter(([, , category]) => category).length }
}

/** @throws Error where the file cannot be read or has other columns */
async function mappingRows(file: string): Promise<MappingRow[]> {
  const rows: MappingRow[] = []
  let header: ReturnType<typeof readHeader<keyof typeof columns>> | undefined
  for await (const batch of csvRows(textChunks(createReadStream(file))).batches)
    for (const row of batch) {
      if ('broken' in row) throw new Error(`${file}:${row.line}: ${row.broken}`)
      if (!header) {
        header = readHeader(row.cells, columns, languages)
        if (header.places.type === undefined || header.places.category === undefined)
          throw new Error(`${file} needs the columns type and category: --write-mapping writes it`)
        continue
      }
      const cells = rowOf(header, row.line, row.cells)
      rows.push({ line: row.line, type: cells.cell('type'), category: cells.cell('category') })
    }
  return rows
}
