import { inLanguage } from '#contract/catalogue/published-offers.ts'
import { shortened } from '#contract/core/graphemes.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useLang } from '#storefront/app/i18n/messages.tsx'
import { categoryCrumbs, productPath } from '../links.ts'
import { productData } from './product-data.ts'
import { Seo, useOrigin } from '../seo.tsx'
import { breadcrumbList } from '../structured-lists.ts'

interface ProductSeoProps {
  product: ProductDetails
  selected: Offer
  /** Whether the address names the selected offer: then it alone is described. */
  isChosen: boolean
}

/** Metadata of a product page: schema.org product with its offers, and breadcrumbs. */
export function ProductSeo({ product, selected, isChosen }: ProductSeoProps) {
  const lang = useLang()
  const origin = useOrigin()
  const path = productPath(product.productId)
  const text = product.description.join(' ').replace(/\s+/g, ' ')
  const crumbs = [...categoryCrumbs(product.crumbs), { text: product.name, to: inLanguage(path, lang) }]
  return (
    <Seo
      title={`${product.name}, ${formatGelShort(selected.price)}`}
      description={shortened(text, 160) || product.name}
      path={path}
      preview={{ kind: 'product', id: product.productId, version: Math.min(...product.offers.map(({ price }) => price)) }}
      type="product"
      data={[
        import.meta.env.SSR && productData(product, { origin, lang, chosen: isChosen ? selected : undefined }),
        import.meta.env.SSR && breadcrumbList(origin, crumbs),
      ]}
    />
  )
}
