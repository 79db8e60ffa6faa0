import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { FavouriteButton } from '#storefront/favourites/favourite-button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'

const GalleryZoom = lazy(lazyChunk(() => import('./gallery-zoom.tsx')))

/**
 * A scroll-snap row of pictures with thumbnails; both work before the scripts are loaded.
 * @param offerPicture index of the picture of the selected offer
 */
export function Gallery({ product: { productId, name, pictures }, offerPicture }: { product: ProductDetails; offerPicture: number }) {
  const t = useT()
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(offerPicture)
  const [zoomed, setZoomed] = useState(false)

  useEffect(() => {
    track.current!.scrollTo({ left: offerPicture * track.current!.clientWidth, behavior: 'instant' })
  }, [offerPicture])

  function onScroll() {
    const { scrollLeft, clientWidth } = track.current!
    setShown(Math.round(scrollLeft / clientWidth))
  }
  function show(index: number) {
    track.current!.scrollTo({ left: index * track.current!.clientWidth, behavior: 'smooth' })
  }

  return (
    <div className={pictures.length > 1 ? 'gal' : 'gal gal--one'}>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
      <div className="gal__main">
        <div className="gal__track" ref={track} onScroll={onScroll} tabIndex={0} role="group" aria-label={t('catalogue.details.gallery')}>
          {pictures.map((picture, index) => (
            <div key={picture.src} id={`picture-${index + 1}`}>
              <Picture
                picture={picture}
                alt={pictures.length > 1 ? t('catalogue.details.picture', { name, number: index + 1 }) : name}
                sizes="(max-width: 767px) 100vw, (max-width: 1099px) 50vw, 620px"
                eager={index === offerPicture}
              />
            </div>
          ))}
        </div>
        {pictures.length > 1 && (
          <span className="gal__count num" aria-hidden="true">
            {shown + 1} / {pictures.length}
          </span>
        )}
        <FavouriteButton productId={productId} name={name} />
        <button type="button" className="gal__zoom" onClick={() => setZoomed(true)} aria-label={t('catalogue.details.zoom')}>
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

interface ThumbnailsProps {
  pictures: ProductDetails['pictures']
  shown: number
  onShow: (index: number) => void
}

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const t = useT()
  function onClick(event: MouseEvent, index: number) {
    event.preventDefault()
    onShow(index)
  }
  return (
    <nav className="gal__thumbs" aria-label={t('catalogue.details.gallery')}>
      {pictures.map((picture, index) => (
        <a
          key={picture.src}
          href={`#picture-${index + 1}`}
          className={index === shown ? 'on' : undefined}
          aria-current={index === shown ? 'true' : undefined}
          aria-label={t('catalogue.details.showPicture', { number: index + 1, count: pictures.length })}
          onClick={(event) => onClick(event, index)}
        >
          <Picture picture={picture} alt="" sizes="76px" />
        </a>
      ))}
    </nav>
  )
}
