/** Google Merchant Center's product data, tab-separated (support.google.com/merchants/answer/7052112). */
import { pickText, type Language, type Text } from '#contract/languages.ts'
import { guarded } from './csv.rules.ts'
import { lariOf } from './reader.rules.ts'

interface FeedProduct {
  id: number
  key: string
  name: Text
  description: Text
  pictures: { src: string; width: number }[]
  options: { name: Text; values: { key: string; text: Text }[] }[]
  offers: { id: number; values: string[]; price: number; listPrice: number | null; stock: number; pictureIndex: number }[]
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
  'identifier_exists',
]

export const feedHeader = line(columns)

/** A line for each offer of a product. */
export function feedLines(
  { id, name, description, pictures, options, offers }: FeedProduct,
  { lang, origin, category, brand }: Place,
): string[] {
  const say = (text: Text) => pickText(text, lang).text
  const address = ({ src, width }: FeedProduct['pictures'][number]) =>
    `${origin}${src}-${width >= 1280 ? 1280 : width >= 640 ? 640 : 320}.webp`
  return offers.map((offer) => {
    const chosen = offer.values
      .map((key, i) => options[i]?.values.find((value) => value.key === key)?.text)
      .filter((text) => text !== undefined)
    const struck = offer.listPrice !== null && offer.listPrice > offer.price
    const lead = pictures[offer.pictureIndex] ?? pictures[0]!
    return line([
      String(offer.id),
      offers.length > 1 ? String(id) : '',
      [say(name), ...chosen.map(say)].join(', ').slice(0, 150),
      (say(description) || say(name)).slice(0, 5000),
      `${origin}/details?id=${id}&lang=${lang}`,
      address(lead),
      pictures
        .filter((picture) => picture !== lead)
        .slice(0, 10)
        .map(address)
        .join(','),
      offer.stock > 0 ? 'in_stock' : 'out_of_stock',
      `${lariOf(struck ? offer.listPrice! : offer.price)} GEL`,
      struck ? `${lariOf(offer.price)} GEL` : '',
      'new',
      brand ?? '',
      category,
      brand ? '' : 'no',
    ])
  })
}

/** Tabs and line breaks would end a cell; what a spreadsheet would run is guarded. */
function line(cells: string[]): string {
  return `${cells.map((cell) => guarded(cell.replace(/\s+/g, ' ').trim())).join('\t')}\n`
}
