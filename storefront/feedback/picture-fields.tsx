import { useId, useState, type ChangeEvent } from 'react'
import { maxFeedbackPictures } from '#contract/feedback/constants.ts'
import { uploadBytes, uploadTypes } from '#contract/uploads/constants.ts'
import { uploadError } from '#contract/uploads/rules.ts'
import { downscaleImage } from '#storefront/app/client/downscale-image.ts'
import { failureText, toastFailure } from '#storefront/app/client/error-toast.ts'
import { uploadPicture } from '#storefront/app/client/upload.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Spinner } from '#storefront/ui/spinner.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import styles from './picture-fields.module.css'

interface PictureFieldsProps {
  /** Addresses of the uploads so far. */
  images: string[]
  onChange: (images: string[]) => void
}

/** Up to four pictures, uploaded as they are chosen; large photos are made smaller first. */
export function PictureFields({ images, onChange }: PictureFieldsProps) {
  const t = useT()
  const id = useId()
  const [busy, setBusy] = useState(false)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, maxFeedbackPictures - images.length)
    target.value = ''
    setBusy(true)
    const added: string[] = []
    try {
      for (const file of files) {
        const small = file.size > uploadBytes ? await downscaleImage(file, uploadBytes) : file
        const wrong = uploadError(small)
        if (wrong) toast({ text: t(wrong), kind: 'error' })
        else added.push(await uploadPicture(small))
      }
    } catch (error) {
      toastFailure(error, failureText(error, t))
    } finally {
      setBusy(false)
      onChange([...new Set([...images, ...added])])
    }
  }
  return (
    <fieldset className={styles.pictures}>
      <legend>{t('feedback.pictures')}</legend>
      {images.map((image, index) => (
        <span key={image} className={styles.picture}>
          <img src={image} alt={t('feedback.pictureNumber', { number: index + 1 })} width={72} height={72} />
          <button
            type="button"
            aria-label={t('feedback.picture.remove', { number: index + 1 })}
            onClick={() => onChange(images.filter((other) => other !== image))}
          >
            <Icon name="x" size={16} />
          </button>
        </span>
      ))}
      {images.length < maxFeedbackPictures && (
        <label className={styles.add} htmlFor={id} aria-busy={busy || undefined}>
          {busy ? <Spinner /> : <Icon name="camera" />}
          <span className="vh">{t('feedback.pictures.add')}</span>
          <input
            id={id}
            className="vh"
            type="file"
            accept={uploadTypes.join()}
            multiple
            disabled={busy}
            onChange={(event) => void choose(event)}
          />
        </label>
      )}
    </fieldset>
  )
}
