import { shortened } from '#contract/core/graphemes.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useLang } from '#storefront/app/i18n/messages.tsx'
import { categoryPath, productPath } from '../links.ts'
import { productData } from './product-data.ts'
import { localizedUrl, Seo, useOrigin } from '../seo.tsx'

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
  const text = product.description.join(' ')
  return (
    <Seo
      title={`${product.name}, ${formatGelShort(selected.price)}`}
      description={shortened(text, 160) || product.name}
      path={path}
      preview={{ kind: 'product', id: product.productId, version: Math.min(...product.offers.map(({ price }) => price)) }}
      type="product"
      data={[
        import.meta.env.SSR && productData(product, { origin, lang, chosen: isChosen ? selected : undefined }),
        import.meta.env.SSR && breadcrumbData(product, origin, localizedUrl(origin, path, lang)),
      ]}
    />
  )
}

function breadcrumbData(product: ProductDetails, origin: string, url: string) {
  const ancestors = product.crumbs.map(({ id, categoryName, parentId }) => ({
    name: categoryName,
    item: origin + categoryPath(id, parentId),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestors, { name: product.name, item: url }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  }
}
