import { readId, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useEffect } from 'react'
import { data, useLoaderData, useSearchParams, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ReplyOf } from '#contract/calls.ts'
import type { ProductCard, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { ProductGroups } from '#contract/groups/calls.ts'
import type { Scene } from '#contract/scenes/calls.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { orAbsent, orNotFound } from '#storefront/app/client/or-absent.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { partBelow } from '#storefront/app/hydration/part-below.tsx'
import { StylesBelow } from '#storefront/app/hydration/styles-below.tsx'
import { reviewParams } from '#storefront/reviews/review-params.ts'
import { reviewSelection } from '#storefront/reviews/shown/review-selection.ts'
import { ProductForm } from './purchase/product-form.tsx'
import { categoryCrumbs } from './links.ts'
import { picturesOf, selectOffer } from './purchase/offers.ts'
import styles from './product/product-page.module.css'

const Breadcrumbs = deferredPart(() => import('#storefront/ui/layout/breadcrumbs.tsx'), 'Breadcrumbs')
const Gallery = deferredPart(() => import('./gallery/gallery.tsx'), 'Gallery')
const ProductSeo = deferredPart(() => import('./product/product-seo.tsx'), 'ProductSeo')
const ProductDescription = deferredPart(() => import('./product/product-description.tsx'), 'ProductDescription')
const ProductReviews = partBelow(() => import('#storefront/reviews/shown/product-reviews.tsx'), 'ProductReviews')
const ProductZones = partBelow(() => import('./product/product-zones.tsx'), 'ProductZones')
const UnlistedProductPage = deferredPart(() => import('./product/unlisted-product-page.tsx'), 'UnlistedProductPage')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const query = new URL(request.url).searchParams
  const id = readId(query.get('id'))
  if (!id) throw new Response(null, { status: 404 })
  const [product, similar, deals, groups, { scenes }, reviews] = await Promise.all([
    orAbsent(api.catalogue.product({ id })),
    orAbsent(api.catalogue.relatedProducts({ productId: id, pageSize: 6 })),
    orAbsent(api.deals.ofProduct({ id })),
    api.groups.ofProduct({ id }),
    api.scenes.ofProduct({ id }),
    api.reviews.list({ productId: id, ...reviewSelection(query) }),
  ])
  requirePage(reviews)
  if (product && similar && deals) return { product, deals, groups, reviews, scenes, similar: similar.results.slice(0, 6) }
  return data({ unlisted: await orNotFound(api.catalogue.unlistedProduct({ id })) }, { status: 404 })
}

/** Selecting another offer changes the query string only; nothing is loaded. The open address itself is loaded again where that is asked for. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = (name: string) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name)
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.pathname === nextUrl.pathname && ['id', ...reviewParams].every(isSame) ? false : defaultShouldRevalidate
}

type ProductDeals = ReplyOf<'deals.ofProduct'>

/** The product page. */
export default function DetailsRoute() {
  const found = useLoaderData<typeof loader>()
  return 'unlisted' in found ? <UnlistedProductPage unlisted={found.unlisted} /> : <ProductPage key={found.product.productId} {...found} />
}

interface ProductPageProps {
  product: ProductDetails
  deals: ProductDeals
  groups: ProductGroups
  reviews: ReplyOf<'reviews.list'>
  similar: ProductCard[]
  scenes: Scene[]
}

function ProductPage({ product, deals, groups, reviews, similar, scenes }: ProductPageProps) {
  const [params] = useSearchParams()
  const requested = Number(params.get('offer'))
  const selected = selectOffer(product, requested)
  const { productId, name, crumbs } = product
  useEffect(() => {
    // The list of viewed products is optional: without its code the page works.
    import('./suggestions/recently-viewed-store.ts').then(
      ({ addRecentlyViewed }) => addRecentlyViewed(productId),
      () => undefined,
    )
  }, [productId])
  return (
    <div className="frame">
      <ProductSeo product={product} selected={selected} isChosen={selected.offerId === requested} />
      <div className="only-l">
        <Breadcrumbs items={[...categoryCrumbs(crumbs), { text: name }]} />
      </div>
      <div className={styles.pd}>
        <Gallery key={selected.pictureIndex} product={product} pictures={picturesOf(product, selected.pictureIndex)} />
        <ProductForm product={product} selected={selected} deals={deals} groups={groups} />
        <ProductDescription product={product} selected={selected} />
      </div>
      <StylesBelow />
      <ProductReviews reviews={reviews} selection={reviewSelection(params)} query={params} />
      <ProductZones product={product} selected={selected} similar={similar} scenes={scenes} />
    </div>
  )
}
