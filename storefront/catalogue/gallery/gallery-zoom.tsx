import { useState } from 'react'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './gallery-zoom.module.css'

interface ZoomProps {
  name: string
  pictures: PictureData[]
  /** Index of the first picture shown. */
  first: number
  onClose: () => void
}

/** The pictures one at a time over the whole screen, each to be magnified and moved. */
export default function GalleryZoom({ name, pictures, first, onClose }: ZoomProps) {
  const t = useT()
  const [index, setIndex] = useState(first)
  const step = (delta: number) => setIndex((current) => (current + delta + pictures.length) % pictures.length)
  const picture = pictures[index]!
  const { stage, moved, magnified, toggle, onKeyDown, pointerHandlers } = useZoom(picture, step)
  return (
    <Dialog open onClose={onClose} title={name} width="full">
      <div className={styles.zoom} onKeyDown={onKeyDown}>
        <div className={magnified ? `${styles.stage} ${styles.near}` : styles.stage} ref={stage} {...pointerHandlers}>
          <div className={styles.pic} ref={moved}>
            <Picture
              key={picture.src}
              picture={picture}
              alt={t('catalogue.details.picture', { name, number: index + 1 })}
              sizes="250vmin"
              eager
            />
          </div>
          {pictures.length > 1 && (
            <>
              <ZoomButton place="previous" icon="chevron-left" label={t('catalogue.details.zoom.previous')} onClick={() => step(-1)} />
              <ZoomButton place="next" icon="chevron-right" label={t('catalogue.details.zoom.next')} onClick={() => step(1)} />
              <span className={`${styles.count} num`} role="status">
                {`${index + 1} / ${pictures.length}`}
              </span>
            </>
          )}
          <ZoomButton
            place="scale"
            icon={magnified ? 'minus' : 'plus'}
            label={t(magnified ? 'catalogue.details.zoom.out' : 'catalogue.details.zoom.in')}
            onClick={toggle}
            initialFocus
          />
        </div>
        {pictures.length > 1 && <Thumbnails pictures={pictures} shown={index} onShow={setIndex} />}
      </div>
    </Dialog>
  )
}

interface ZoomButtonProps {
  place: 'previous' | 'next' | 'scale'
  icon: IconName
  label: string
  onClick: () => void
  initialFocus?: boolean
}

function ZoomButton({ place, icon, label, onClick, initialFocus }: ZoomButtonProps) {
  return (
    <button type="button" className={styles[place]} aria-label={label} onClick={onClick} data-autofocus={initialFocus}>
      <Icon name={icon} size={24} />
    </button>
  )
}
