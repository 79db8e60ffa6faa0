import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import { languages, pickText, type Language, type Text } from '#contract/core/languages.ts'
import { guarded } from './csv.rules.ts'
import { formatLari } from './field-reader.rules.ts'

interface FeedProduct {
  id: number
  key: string
  name: Text
  description: Text
  pictures: { src: string; width: number; height: number }[]
  options: { name: Text; values: { key: string; text: Text }[] }[]
  offers: {
    id: number
    values: string[]
    unitPrice: number
    unitCompareAtPrice: number | null
    stock: number
    reserved: number
    pictureIndex: number
  }[]
}

interface Place {
  lang: Language
  origin: string
  /** `Kitchen > Cups`. */
  category: string
  brand?: string | null | undefined
}

const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'condition',
  'brand',
  'product_type',
  'color',
  'size',
  'material',
  'pattern',
  'identifier_exists',
]

export const feedHeader = line(columns)

/** What Google calls the differences of variants, by the names that shops give their options. */
const variants = {
  color: ['ფერი', 'color', 'colour', 'цвет', '颜色'],
  size: ['ზომა', 'size', 'размер', '尺寸', '尺码'],
  material: ['მასალა', 'material', 'материал', '材质', '材料'],
  pattern: ['ნახატი', 'pattern', 'рисунок', 'узор', '图案', '花色'],
} as const

/** A line for each offer of a product. Identifiers (GTIN, MPN) are not known here, and the feed says so. */
export function feedLines(
  { id, name, description, pictures, options, offers }: FeedProduct,
  { lang, origin, category, brand }: Place,
): string[] {
  const textIn = (text: Text) => pickText(text, lang).text
  const address = (picture: FeedProduct['pictures'][number]) => `${origin}${picture.src}-${widthsOf(picture).at(-1)}.webp`
  const place = (names: readonly string[]) =>
    options.findIndex(({ name }) => languages.some((each) => names.includes(name[each]?.toLowerCase() ?? '')))
  return offers.map((offer) => {
    const chosen = offer.values.map((key, i) => textIn(options[i]?.values.find((value) => value.key === key)?.text ?? {}))
    const variant = (name: keyof typeof variants) => chosen[place(variants[name])] ?? ''
    const discounted = offer.unitCompareAtPrice !== null && offer.unitCompareAtPrice > offer.unitPrice
    const lead = pictures[offer.pictureIndex] ?? pictures[0]!
    return line([
      String(offer.id),
      offers.length > 1 ? String(id) : '',
      cut([textIn(name), ...chosen.filter(Boolean)].join(', '), 150),
      cut(textIn(description) || textIn(name), 5000),
      `${origin}/details?id=${id}&offer=${offer.id}&lang=${lang}`,
      address(lead),
      pictures
        .filter((picture) => picture !== lead)
        .slice(0, 10)
        .map(address)
        .join(','),
      offer.stock > offer.reserved ? 'in_stock' : 'out_of_stock',
      `${formatLari(discounted ? offer.unitCompareAtPrice! : offer.unitPrice)} GEL`,
      discounted ? `${formatLari(offer.unitPrice)} GEL` : '',
      'new',
      brand ?? '',
      category,
      variant('color'),
      variant('size'),
      variant('material'),
      variant('pattern'),
      'no',
    ])
  })
}

/** At most so many letters, none of them halved. */
function cut(text: string, most: number): string {
  const part = text.slice(0, most)
  return part.isWellFormed() ? part : part.slice(0, -1)
}

/** Tabs and line breaks would end a cell; what a spreadsheet would run is guarded; a quote at a cell's start would open a quotation. */
function line(cells: string[]): string {
  return `${cells.map((cell) => quoted(guarded(cell.replace(/\s+/g, ' ').trim()))).join('\t')}\n`
}

function quoted(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}
