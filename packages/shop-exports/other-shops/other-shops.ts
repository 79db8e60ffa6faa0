/** Exports that are not read here, told by their columns, with the way on. */
import { folded } from '../tables/column-names.ts'

const asMerchant = 'it can write its products as a Google Merchant file, which is read here'

const shops: readonly { has: readonly string[]; is: string }[] = [
  { has: ['product_internal_id', 'product_sku'], is: `Ecwid's export: ${asMerchant}` },
  { has: ['title', 'description', 'price', 'currency_code', 'quantity'], is: "Etsy's export of listings: import it into Shopify or WooCommerce, and export it there" },
  { has: ['product id [non editable]'], is: "Squarespace's export: import it into Shopify or WooCommerce, and export it there" },
  { has: ['tilda uid'], is: "Tilda's export: export the catalogue as YML instead, which is read here" },
  { has: ['item_sku', 'item_name'], is: "Amazon's inventory file: export the products of your own shop instead" },
  { has: ['*action(siteid=us|country=us|currency=usd|version=1193)'], is: "eBay's file: export the products of your own shop instead" },
  { has: ['артикул*', 'название товара'], is: "Ozon's table: export the products of your own shop, or a YML file, instead" },
  { has: ['id товара', 'название товара или услуги'], is: "InSales' export: export the catalogue as YML instead, which is read here" },
  { has: ['название_позиции', 'код_товара'], is: "Prom's export: export the catalogue as YML instead, which is read here" },
  { has: ['permalink', 'sub category'], is: `Big Cartel's export: ${asMerchant}` },
  { has: ['商品标题', '商品编码'], is: 'an export of Taobao or Youzan: export the products of your own shop instead' },
  { has: ['lineitem name'], is: 'an export of orders: export the products instead' },
  { has: ['order id', 'order total'], is: 'an export of orders: export the products instead' },
  { has: ['first name', 'last name', 'email'], is: 'an export of customers: export the products instead' },
] // oxfmt-ignore

/** Words that only WooCommerce's header has, whatever its language. */
const wooMarks = ['meta: _wp_page_template', 'meta: _wpcom_is_markdown', 'meta: _product_image_gallery']

/** Whose export a header is, and what to do with it; undefined where nobody's is known. */
export function namedShop(cells: string[]): string | undefined {
  const lower = new Set(cells.map((cell) => folded(cell)))
  const found = shops.find(({ has }) => has.every((cell) => lower.has(cell)))
  if (found) return found.is
  const [first = '', second = '', third = ''] = cells.map((cell) => folded(cell))
  const isWoo =
    wooMarks.some((mark) => lower.has(mark)) || (first === 'id' && cells.length >= 15 && [second, third].some((cell) => /sku/.test(cell)))
  return isWoo
    ? "WooCommerce's product export in a language that is not read here: set the site's language to English (Settings, General) and export again"
    : undefined
}
