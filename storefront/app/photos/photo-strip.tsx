import type { Picture as PictureData } from '#contract/catalogue/schemas.ts'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { useT } from '../i18n/messages.tsx'
import styles from './photo-strip.module.css'

/** Photos in a row; each opens large in a tab of its own. */
export function PhotoStrip({ photos }: { photos: PictureData[] }) {
  const t = useT()
  if (photos.length === 0) return null
  return (
    <ul className={styles.strip}>
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <a href={`${photo.src}-${widthsOf(photo).at(-1)}.webp`} target="_blank" rel="noreferrer">
            <Picture picture={photo} alt={t('ui.photos.photo', { number: index + 1 })} sizes="84px" />
          </a>
        </li>
      ))}
    </ul>
  )
}
