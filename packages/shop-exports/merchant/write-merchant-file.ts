/** A product file for Google Merchant Center, tab-separated: a line for each variant that can be bought. */

/** What a line says of a variant; amounts in hundredths of the currency, times as ISO 8601. What is not known is left out. */
export interface MerchantItem {
  id: string
  /** Where there are several variants: what they are variants of. */
  group?: string
  title: string
  description: string
  link: string
  image: string
  /** Up to ten are named. */
  furtherImages: readonly string[]
  availability: string
  availableFrom?: string | undefined
  price: number
  currency: string
  sale?: { price: number; from?: string; until?: string } | undefined
  unitPricing?: { measure: string; base?: string } | null | undefined
  condition: string
  maker?: string | null | undefined
  gtin?: string | null | undefined
  mpn?: string | null | undefined
  type: string
  color?: string | undefined
  size?: string | undefined
  material?: string | undefined
  pattern?: string | undefined
  /** Grams. */
  weight?: number | null | undefined
}

const columns = [
  ...['id', 'item_group_id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability', 'availability_date'],
  ...[
    'price',
    'sale_price',
    'sale_price_effective_date',
    'unit_pricing_measure',
    'unit_pricing_base_measure',
    'condition',
    'brand',
    'gtin',
  ],
  ...['mpn', 'product_type', 'color', 'size', 'material', 'pattern', 'shipping_weight', 'identifier_exists'],
]

export const merchantHeader: string = line(columns)

const maxImages = 10
const amount = (hundredths: number, currency: string) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} ${currency}`

/** An item as a line. Without a barcode, and without a maker and its number, it says that it has no identifier. */
export function merchantLine({ sale, unitPricing, maker, gtin, mpn, weight, ...item }: MerchantItem): string {
  return line([
    ...[item.id, item.group ?? '', item.title, item.description, item.link, item.image],
    ...[item.furtherImages.slice(0, maxImages).join(','), item.availability, item.availableFrom ? instant(item.availableFrom) : ''],
    amount(item.price, item.currency),
    ...[sale ? amount(sale.price, item.currency) : '', sale?.from && sale.until ? `${instant(sale.from)}/${instant(sale.until)}` : ''],
    ...[unitPricing?.measure ?? '', unitPricing?.base ?? '', item.condition, maker ?? '', gtin ?? '', mpn ?? '', item.type],
    ...[item.color ?? '', item.size ?? '', item.material ?? '', item.pattern ?? '', weight ? `${weight} g` : ''],
    gtin || (mpn && maker) ? 'yes' : 'no',
  ])
}

/** To the second, as Google reads them. */
const instant = (at: string) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Tabs and line breaks would end a cell; a quote at a cell's start would open a quotation. No spreadsheet reads this file: nothing is guarded against formulas. */
function line(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(cell.replace(/\s+/g, ' ').trim())).join('\t')}\n`
}

function quoted(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}
