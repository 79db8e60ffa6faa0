import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import styles from './export-rows.module.css'

/** As Shopify's product export calls them. */
const columns = ['Title', 'Vendor', 'Price', 'Compare-at price']
/** Whose exports the importer reads (`packages/shop-exports`). */
const formats = ['Shopify', 'WooCommerce', 'Google Merchant', 'Magento', 'PrestaShop', 'OpenCart', 'Square', 'BigCommerce', 'Wix', 'YML']

/** Products as rows of the file that they can be imported from, and which files can. */
export function ExportRows({ products }: { products: ProductCard[] }) {
  const t = useT()
  return (
    <div className={styles.file}>
      {/* Scrolled on phones, by keys too. */}
      <div className={styles.rows} role="region" aria-label={t('merchants.shown.title')} tabIndex={0}>
        <table>
          <thead>
            <tr lang="en">
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ productId, name, storeName, price, listPrice }) => (
              <tr key={productId}>
                <td>{name}</td>
                <td>{storeName}</td>
                <td className="num">{amount(price)}</td>
                <td className="num">{listPrice !== undefined && listPrice > price ? amount(listPrice) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.formats}>
        <b>{t('merchants.formats')}</b>
        {formats.map((name) => (
          <span key={name} lang="en">
            {name}
          </span>
        ))}
      </p>
      <Icon name="arrow-down" />
    </div>
  )
}

/** As exports write prices: lari with a dot. */
const amount = (tetri: number) => (tetri / 100).toFixed(2)
