import { useState, type KeyboardEvent } from 'react'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'

interface ZoomProps {
  name: string
  pictures: PictureData[]
  /** Index of the first picture shown. */
  first: number
  onClose: () => void
}

/** One picture at a time in full size; the arrow keys and buttons go to the next. */
export default function GalleryZoom({ name, pictures, first, onClose }: ZoomProps) {
  const t = useT()
  const [index, setIndex] = useState(first)
  const step = (delta: number) => setIndex((current) => (current + delta + pictures.length) % pictures.length)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  return (
    <Dialog open onClose={onClose} title={t('catalogue.details.zoom.title')} width="wide">
      <div className="zoom" onKeyDown={onKeyDown}>
        <Picture
          key={index}
          picture={pictures[index]!}
          alt={t('catalogue.details.picture', { name, number: index + 1 })}
          sizes="(max-width: 860px) 100vw, 812px"
          eager
        />
        {pictures.length > 1 && (
          <div className="zoom__bar">
            <button type="button" onClick={() => step(-1)} aria-label={t('catalogue.details.zoom.previous')}>
              <Icon name="chevron-left" size={24} />
            </button>
            <span className="num" role="status">
              {index + 1} / {pictures.length}
            </span>
            <button type="button" onClick={() => step(1)} aria-label={t('catalogue.details.zoom.next')} data-autofocus>
              <Icon name="chevron-right" size={24} />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
