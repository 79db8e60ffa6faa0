import type { StoreCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { StoreGrid } from '#storefront/shops/store-grid.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'

/** Stores that sell here already; on phones and tablets one row that is swiped. */
export function MerchantShops({ stores }: { stores: StoreCard[] }) {
  const t = useT()
  if (stores.length === 0) return null
  return (
    <Section title={t('merchants.links.shops')} all="/global">
      <StoreGrid stores={stores} row />
    </Section>
  )
}
