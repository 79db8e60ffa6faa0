import { partsOf } from '../cells/common-cells.ts'
import { openCart, type OpenCartColumn } from './opencart.ts'
import { flag } from '../cells/reading.ts'
import type { TableFormat } from '../tables/table-reader.ts'

/**
 * OpenCart's products as the module CSV Price Pro writes them, which shops of Russia and its neighbours use: `_NAME_;_MODEL_;…`, a path of
 * categories a line, an attribute a line. Which columns there are the shop chooses: prices may stand in another file.
 */
export const openCartPriceLists: TableFormat<OpenCartColumn> = {
  ...openCart,
  columns: {
    id: ['_ID_'],
    name: ['_NAME_'],
    categories: ['_CATEGORY_', '_MAIN_CATEGORY_'],
    sku: ['_SKU_'],
    upc: ['_UPC_'],
    ean: ['_EAN_'],
    jan: ['_JAN_'],
    isbn: ['_ISBN_'],
    mpn: ['_MPN_'],
    model: ['_MODEL_'],
    stock: ['_QUANTITY_'],
    brand: ['_MANUFACTURER_'],
    picture: ['_IMAGE_'],
    pictures: ['_IMAGES_', '_PRODUCT_IMAGES_'],
    attributes: ['_ATTRIBUTES_'],
    price: ['_PRICE_'],
    special: ['_SPECIAL_'],
    weight: ['_WEIGHT_'],
    weightUnit: ['_WEIGHT_CLASS_'],
    status: ['_STATUS_'],
    description: ['_DESCRIPTION_'],
    tags: ['_PRODUCT_TAG_'],
    stockStatus: ['_STOCK_STATUS_'],
    counted: ['_SUBTRACT_'],
    since: ['_DATE_AVAILABLE_'],
  },
  marks: ['name', 'model'],
  others: () => [],
  place: (row) => ({ key: row.cell('id') || row.cell('model'), as: 'product' }),
  product: (row) => ({
    name: row.raw('name'),
    description: row.raw('description'),
    brand: row.raw('brand'),
    categories: partsOf(row.raw('categories'), '\n').map((path) => partsOf(path, '|').join(' > ')),
    tags: row.raw('tags'),
    // `group|name|value`; a value may have strokes.
    attributes: partsOf(row.raw('attributes'), '\n').flatMap((line) => {
      const [, name, ...value] = line.split('|')
      return name && value.length > 0 ? { name, value: value.join('|') } : []
    }),
    pictures: [row.raw('picture'), ...partsOf(row.raw('pictures'), /[,\n]/)].filter(Boolean),
    listed: [flag(row, 'status')],
  }),
}
