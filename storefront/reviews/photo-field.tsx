import { useId, useRef, type ChangeEvent } from 'react'
import { maxReviewPhotos } from '#contract/reviews/constants.ts'
import { uploadTypes } from '#contract/uploads/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import fieldStyles from '#storefront/ui/field.module.css'
import { Icon } from '#storefront/ui/icon.tsx'
import { Spinner } from '#storefront/ui/spinner.tsx'
import type { usePhotos } from './use-photos.ts'
import styles from './photo-field.module.css'

/** The photos of a review with a button to add and one each to remove. */
export function PhotoField({ photos: { photos, error, add, remove } }: { photos: ReturnType<typeof usePhotos> }) {
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
        {t('reviews.form.photos')}
      </p>
      <input ref={input} type="file" hidden multiple accept={uploadTypes.join()} onChange={choose} />
      <ul className={styles.photos}>
        {photos.map(({ key, shown, address }, index) => (
          <li key={key}>
            <img src={shown} alt={t('reviews.photo.own', { number: index + 1 })} width={84} height={84} />
            {!address && (
              <span className={styles.busy} role="status">
                <Spinner />
                <span className="vh">{t('reviews.form.photos.busy')}</span>
              </span>
            )}
            <button type="button" onClick={() => remove(key)} aria-label={t('reviews.form.photos.remove', { number: index + 1 })}>
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
        {photos.length < maxReviewPhotos && (
          <li>
            <button type="button" className={styles.add} onClick={() => input.current!.click()} aria-label={t('reviews.form.photos.add')}>
              <Icon name="camera" size={24} />
            </button>
          </li>
        )}
      </ul>
      <p
        className={error ? `${fieldStyles.help} ${fieldStyles.error}` : fieldStyles.help}
        id={`${id}-about`}
        role={error ? 'alert' : undefined}
      >
        {error && <Icon name="circle-alert" size={16} />}
        {error ?? t('reviews.form.photos.help')}
      </p>
    </div>
  )
}
