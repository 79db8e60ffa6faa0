import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A picture of a folder of classes. */
export interface ClassPicture {
  /** `<class>/<file>`. */
  name: string
  label: string
  file: string
}

/** The pictures of a folder: its folders are their classes. */
export function classPictures(folder: string): ClassPicture[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: label }) =>
      readdirSync(join(folder, label))
        .filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file))
        .sort()
        .map((file) => ({ name: `${label}/${file}`, label, file: join(folder, label, file) })),
    )
}

/** Writes a catalogue in the mall's own format: a product for each picture, a category for each class. */
export function writePhotoCatalogue(target: string, pictures: ClassPicture[]): void {
  mkdirSync(join(target, 'pictures'), { recursive: true })
  const line = (record: object) => `${JSON.stringify(record)}\n`
  const labels = [...new Set(pictures.map(({ label }) => label))]
  writeFileSync(
    join(target, 'categories.jsonl'),
    [
      { type: 'category', id: 'photos', name: { en: 'Photos' } },
      ...labels.map((label) => ({ type: 'category', id: label, parent: 'photos', name: { en: label } })),
    ]
      .map(line)
      .join(''),
  )
  writeFileSync(join(target, 'stores.jsonl'), line({ type: 'store', id: 'shop', name: { en: 'Shop' }, city: { en: 'Tbilisi' } }))
  const products = pictures.map(({ name, label, file }) => {
    const path = `pictures/${name.replace('/', '-')}`
    if (!existsSync(join(target, path))) cpSync(file, join(target, path))
    const offers = [{ price: '10.00', stock: 5 }]
    return {
      type: 'product',
      id: name,
      category: label,
      store: 'shop',
      name: { en: name },
      description: { en: name },
      pictures: [path],
      offers,
    }
  })
  writeFileSync(join(target, 'products.jsonl'), products.map(line).join(''))
}
