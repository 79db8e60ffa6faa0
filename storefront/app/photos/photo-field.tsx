import { useId, useRef, type ChangeEvent } from 'react'
import { uploadTypes } from '#contract/uploads/constants.ts'
import { FieldHelp } from '#storefront/ui/forms/field-help.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useT } from '../i18n/messages.tsx'
import type { FormPhoto, usePhotos } from './use-photos.ts'
import styles from './photo-field.module.css'

/** Photos of a form: previews with their progress, a button to add and one each to remove. */
export function PhotoField({
  label,
  photos: { photos, error, max, add, remove },
}: {
  label: string
  photos: ReturnType<typeof usePhotos>
}) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after a failure.
    event.target.value = ''
    void add(files)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-about`}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <input ref={input} type="file" hidden multiple accept={uploadTypes.join()} onChange={choose} />
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.preview}>
            <Preview photo={photo} number={index + 1} onRemove={() => remove(photo.preview)} />
          </li>
        ))}
        {photos.length < max && (
          <li>
            <button type="button" className={styles.add} onClick={() => input.current!.click()}>
              <Icon name="camera" size={24} />
              <span className="vh">{t('ui.photos.add')}</span>
            </button>
          </li>
        )}
      </ul>
      <FieldHelp id={`${id}-about`} error={error} help={t('ui.photos.help', { max })} announced />
    </div>
  )
}

function Preview({ photo, number, onRemove }: { photo: FormPhoto; number: number; onRemove: () => void }) {
  const t = useT()
  return (
    <>
      <img src={photo.preview} alt={t('ui.photos.photo', { number })} width={84} height={84} />
      {!photo.address && <progress max={1} value={photo.share} aria-label={t('ui.photos.uploading', { number })} />}
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={t('ui.photos.remove', { number })}>
        <Icon name="x" size={16} />
      </button>
    </>
  )
}
