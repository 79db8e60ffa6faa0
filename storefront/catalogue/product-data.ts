import { ratingOf } from '#contract/catalogue/rating.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { pictureUrl } from './seo.tsx'

/** A product for search engines, schema.org, with every offer at the price that its page shows. @param url of the page, in the reader's language */
export function productData(product: ProductDetails, origin: string, url: string) {
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
