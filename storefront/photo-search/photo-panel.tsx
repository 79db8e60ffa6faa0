import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cropText, wholePhoto } from '#contract/photo-search/crop.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { CropBox } from './crop/crop-box.tsx'
import { openPhotoDialog } from './photo-dialog-store.ts'
import { photoPath, type PhotoQuery } from './photo-query.ts'
import styles from './photo-panel.module.css'

/** The photo beside its results: another part of it, or another photo. */
export function PhotoPanel({ query, image }: { query: PhotoQuery; image: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [crop, setCrop] = useState(query.crop ?? wholePhoto)
  const changed = cropText(crop) !== (query.crop && cropText(query.crop))
  return (
    <aside className={styles.panel} aria-label={t('photo-search.photo')}>
      <CropBox src={image} crop={crop} onChange={setCrop} />
      <div className={styles.acts}>
        {changed && (
          <Button icon="search" wide onClick={() => void navigate(photoPath({ image, crop }))}>
            {t('photo-search.find')}
          </Button>
        )}
        <Button kind="line" icon="camera" wide onClick={() => openPhotoDialog()}>
          {t('photo-search.another')}
        </Button>
      </div>
    </aside>
  )
}
