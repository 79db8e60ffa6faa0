import { maxCompared } from '#contract/catalogue/compare.ts'
import type { Offer, ProductCard, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { Scene } from '#contract/scenes/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { QuestionsPlace } from '#storefront/questions/shown/questions-place.tsx'
import { ProductScene } from '#storefront/scenes/product-scene.tsx'
import { ProductSection } from '../card/product-section.tsx'
import { RecentlyViewed } from '../suggestions/recently-viewed.tsx'
import { comparePath } from '../compare/compare-path.ts'
import { PurchaseLine } from './purchase-line.tsx'
import { ShopProducts } from './shop-products.tsx'

interface ProductZonesProps {
  product: ProductDetails
  selected: Offer
  similar: ProductCard[]
  scenes: Scene[]
}

/** The product page below its reviews: what it sells in a line, questions to its store, the product in use, similar products, the shop's, and those viewed before. */
export function ProductZones({ product, selected, similar, scenes }: ProductZonesProps) {
  const t = useT()
  const { productId, store } = product
  const shownIds = [productId, ...similar.map((card) => card.productId)]
  return (
    <div>
      {selected.available > 0 && <PurchaseLine key={selected.offerId} product={product} selected={selected} />}
      <QuestionsPlace product={product} />
      {scenes.map((scene) => (
        <ProductScene key={scene.sceneId} scene={scene} except={productId} />
      ))}
      <ProductSection title={t('catalogue.details.similar')} tools={<CompareLink ids={shownIds} />} cards={similar} />
      <ShopProducts store={store} except={shownIds} />
      <RecentlyViewed except={productId} />
    </div>
  )
}

/** To this product beside the first similar ones. */
function CompareLink({ ids }: { ids: number[] }) {
  const t = useT()
  return (
    <a className="link" href={comparePath(ids.slice(0, maxCompared))}>
      {t('catalogue.details.compare')}
    </a>
  )
}
