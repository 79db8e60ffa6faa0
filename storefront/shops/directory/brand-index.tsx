import type { Brand } from '#contract/catalogue/schemas.ts'
import { brandPath } from '#storefront/catalogue/links.ts'
import { Link } from '#storefront/ui/link.tsx'
import styles from './brand-index.module.css'

/** Brands as links, in the order given. */
export function BrandIndex({ brands }: { brands: Brand[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ brandId, brandName }) => (
        <li key={brandId}>
          <Link to={brandPath(brandId)}>{brandName}</Link>
        </li>
      ))}
    </ul>
  )
}
