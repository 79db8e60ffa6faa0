import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { ratingOf } from '#contract/catalogue/rating.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useLang } from '#storefront/app/i18n/messages.tsx'
import { categoryPath, productPath } from './links.ts'
import { localizedUrl, pictureUrl, Seo, useOrigin } from './seo.tsx'

interface ProductSeoProps {
  product: ProductDetails
  selected: Offer
}

/** Metadata of a product page: schema.org product with all its offers, and breadcrumbs. */
export function ProductSeo({ product, selected }: ProductSeoProps) {
  const lang = useLang()
  const origin = useOrigin()
  const path = productPath(product.productId)
  const url = localizedUrl(origin, path, lang)
  const text = product.description.join(' ')
  return (
    <Seo
      title={`${product.name}, ${formatGelShort(selected.price)}`}
      description={text.length > 160 ? `${text.slice(0, 157)}…` : text || product.name}
      path={path}
      preview={{ kind: 'product', id: product.productId, version: Math.min(...product.offers.map(({ price }) => price)) }}
      type="product"
      data={[productData(product, origin, url), breadcrumbData(product, origin, url)]}
    />
  )
}

function productData(product: ProductDetails, origin: string, url: string) {
  const rating = ratingOf(product.ratings)
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description.join('\n'),
    image: product.pictures.map((picture) => pictureUrl(origin, picture)),
    sku: String(product.productId),
    url,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.brandName } } : {}),
    category: product.crumbs.map(({ categoryName }) => categoryName).join(' > '),
    ...(rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } } : {}),
    offers: product.offers.map((offer) => offerData(offer, product, url)),
  }
}

function offerData({ offerId, price, listPrice, available, deal }: Offer, product: ProductDetails, url: string) {
  return {
    '@type': 'Offer',
    sku: String(offerId),
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: 'GEL',
    ...(deal ? { priceValidUntil: deal.endsAt } : {}),
    availability: `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.store.storeName },
    ...(listPrice
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: (listPrice / 100).toFixed(2),
            priceCurrency: 'GEL',
          },
        }
      : {}),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'GEL' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GE' },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  }
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
