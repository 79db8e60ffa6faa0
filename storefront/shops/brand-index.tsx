import { Link } from 'react-router'
import type { Brand } from '#contract/catalogue/schemas.ts'
import { bcp47 } from '#contract/core/languages.ts'
import { useLang } from '#storefront/app/i18n/messages.tsx'
import { brandPath } from '#storefront/catalogue/links.ts'
import styles from './brand-index.module.css'

/** All brands in the order of the page's alphabet. */
export function BrandIndex({ brands }: { brands: Brand[] }) {
  const { compare } = new Intl.Collator(bcp47[useLang()])
  const sorted = brands.toSorted((one, other) => compare(one.brandName, other.brandName))
  return (
    <ul className={styles.brands}>
      {sorted.map(({ brandId, brandName }) => (
        <li key={brandId}>
          <Link to={brandPath(brandId)}>{brandName}</Link>
        </li>
      ))}
    </ul>
  )
}
