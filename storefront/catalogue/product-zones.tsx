import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Section } from '#storefront/ui/section.tsx'
import { ProductGrid } from './product-grid.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

/** The product page below its reviews: similar products, and those viewed before. */
export function ProductZones({ productId, similar }: { productId: number; similar: ProductCard[] }) {
  const t = useT()
  return (
    <>
      {similar.length > 0 && (
        <Section title={t('catalogue.details.similar')}>
          <ProductGrid cards={similar} columns={6} row />
        </Section>
      )}
      <RecentlyViewed except={productId} />
    </>
  )
}
