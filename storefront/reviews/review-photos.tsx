import { useState } from 'react'
import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import styles from './review-photos.module.css'

interface ReviewPhotosProps {
  photos: PictureData[]
  /** The accessible name of a photo, from 1. */
  altOf: (number: number) => string
}

/** The photos of a review in a row; each opens large. */
export function ReviewPhotos({ photos, altOf }: ReviewPhotosProps) {
  const t = useT()
  const [open, setOpen] = useState<number>()
  if (photos.length === 0) return null
  return (
    <ul className={styles.row}>
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <button type="button" aria-label={altOf(index + 1)} onClick={() => setOpen(index)}>
            <Picture picture={photo} alt="" sizes="84px" />
          </button>
        </li>
      ))}
      <Dialog open={open !== undefined} width="wide" title={t('reviews.photos')} onClose={() => setOpen(undefined)}>
        <div className={styles.large}>
          {open !== undefined && <Picture picture={photos[open]!} alt={altOf(open + 1)} sizes="(max-width: 767px) 100vw, 800px" />}
        </div>
      </Dialog>
    </ul>
  )
}
