import { lazy, Suspense, useRef, useState } from 'react'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { FavouriteButton } from '#storefront/favourites/favourite-button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import styles from './gallery.module.css'

const Thumbnails = deferredPart(() => import('./thumbnails.tsx'), 'Thumbnails')
const GalleryZoom = lazy(lazyChunk(() => import('./gallery-zoom.tsx')))

interface GalleryProps {
  product: Pick<ProductDetails, 'productId' | 'name'>
  /** In the order in which they are shown. */
  pictures: ProductDetails['pictures']
}

/** A scroll-snap row of pictures with thumbnails; both work before the scripts are loaded. */
export function Gallery({ product: { productId, name }, pictures }: GalleryProps) {
  const t = useT()
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState(false)

  function onScroll() {
    const { scrollLeft, clientWidth } = track.current!
    setShown(Math.round(scrollLeft / clientWidth))
  }
  function show(index: number) {
    track.current!.scrollTo({ left: index * track.current!.clientWidth, behavior: 'smooth' })
  }

  return (
    <div className={pictures.length > 1 ? styles.gal : `${styles.gal} ${styles.one}`}>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
      <div className={styles.main}>
        <div
          className={styles.track}
          ref={track}
          onScroll={onScroll}
          onClick={() => setZoomed(true)}
          tabIndex={0}
          role="group"
          aria-label={t('catalogue.details.gallery')}
        >
          {pictures.map((picture, index) => (
            <div key={picture.src} id={`picture-${index + 1}`}>
              <Picture
                picture={picture}
                alt={pictures.length > 1 ? t('catalogue.details.picture', { name, number: index + 1 }) : name}
                sizes="(max-width: 767px) 100vw, (max-width: 1099px) 50vw, 620px"
                eager={index === 0}
                className={picture.height > picture.width ? styles.tall : undefined}
              />
            </div>
          ))}
        </div>
        {pictures.length > 1 && (
          <span className={`${styles.count} num`} aria-hidden="true">
            {`${shown + 1} / ${pictures.length}`}
          </span>
        )}
        <FavouriteButton productId={productId} name={name} />
        <button type="button" className={styles.zoom} onClick={() => setZoomed(true)} aria-label={t('catalogue.details.zoom')}>
          <Icon name="expand" />
        </button>
      </div>
      {zoomed && (
        <Suspense>
          <GalleryZoom name={name} pictures={pictures} first={shown} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </div>
  )
}
