import { useState } from 'react'
import { useNavigate } from 'react-router'
import { wholePhoto, type Crop } from '#contract/photo-search/crop.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { CropBox } from './crop/crop-box.tsx'
import type { PhotoDialogState } from './photo-dialog-store.ts'
import { photoPath } from './photo-query.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'
import styles from './photo-dialog.module.css'

/** Search by photo in three steps: pick, upload, mark what is looked for. */
export default function PhotoDialog({ state: { file }, onClose }: { state: PhotoDialogState; onClose: () => void }) {
  const t = useT()
  const { state, choose, shrink, retry, reset } = usePhotoUpload(file)
  return (
    <Dialog
      open
      onClose={onClose}
      onBack={state.step > 0 ? reset : undefined}
      title={t('photo-search.title')}
      steps={3}
      step={state.step + 1}
      width="sheet"
    >
      <div className={styles.body} data-photo-search="">
        {state.step === 0 && <PhotoPicker {...state} onChoose={choose} onShrink={shrink} />}
        {state.step === 1 && <UploadProgress {...state} onRetry={() => void retry(state.file)} onCancel={reset} />}
        {state.step === 2 && <Preview key={state.preview} {...state} onClose={onClose} onReset={reset} />}
      </div>
    </Dialog>
  )
}

function Preview({ address, preview, onClose, onReset }: { address: string; preview: string; onClose: () => void; onReset: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [crop, setCrop] = useState<Crop>(wholePhoto)
  function find() {
    onClose()
    void navigate(photoPath({ image: address, crop }))
  }
  return (
    <div className={styles.preview}>
      <CropBox src={preview} crop={crop} onChange={setCrop} />
      <div className={styles.acts}>
        <Button icon="search" size="lg" wide onClick={find} data-autofocus="">
          {t('photo-search.find')}
        </Button>
        <Button kind="quiet" onClick={onReset}>
          {t('photo-search.another')}
        </Button>
      </div>
    </div>
  )
}
