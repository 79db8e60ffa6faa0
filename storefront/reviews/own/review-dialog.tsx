import { useRevalidator } from 'react-router'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { LineToReview, OwnReview } from '#contract/reviews/calls.ts'
import { maxReviewPhotos } from '#contract/reviews/constants.ts'
import { reviewError } from '#contract/reviews/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { PhotoField } from '#storefront/app/photos/photo-field.tsx'
import { usePhotos } from '#storefront/app/photos/use-photos.ts'
import { FormDialog } from '#storefront/app/forms/form-dialog.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { TextAreaField } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { intoView } from '#storefront/ui/forms/into-view.ts'
import { Words } from '#storefront/ui/text/words.tsx'
import { ScoreField } from './score-field.tsx'
import styles from './review-dialog.module.css'

const addressOf = ({ src, width }: Picture) => `${src}-${width >= 320 ? 320 : 160}.webp`

const draftOf = ({ orderNo, position }: ReviewDialogProps['line']) => `review ${orderNo} ${position}`

interface ReviewDialogProps {
  line: Pick<LineToReview, 'orderNo' | 'position' | 'name'>
  /** The review to edit; absent for a new one. */
  review?: OwnReview | undefined
  onClose: () => void
}

/** The form of a review: stars, text, photos. What was written stays until it is saved or closed. */
export function ReviewDialog({ line, review, onClose }: ReviewDialogProps) {
  const t = useT()
  const photos = usePhotos(maxReviewPhotos, { stored: review?.photos.map(addressOf), draft: draftOf(line) })
  const form = useReviewForm({ line, review, images: photos.addresses, onClose })
  return (
    <FormDialog
      title={t('reviews.form.title')}
      form={form}
      submit={t(review ? 'reviews.form.save' : 'reviews.form.publish')}
      disabled={photos.busy}
      onClose={onClose}
    >
      <p className={styles.name}>{line.name}</p>
      <ScoreField value={form.values.score} error={form.errors.score} onChange={(score) => form.set({ score })} />
      <TextAreaField {...form.field('text')} label={t('reviews.form.text')} help={t('reviews.form.text.help')} rows={5} />
      <PhotoField label={t('reviews.form.photos')} photos={photos} />
      <p className="muted">{t('reviews.form.about')}</p>
      {form.formError && (
        <p ref={intoView} className={styles.error} role="alert">
          <Icon name="circle-alert" size={18} />
          <Words>{form.formError}</Words>
        </p>
      )}
    </FormDialog>
  )
}

function useReviewForm({ line, review, images, onClose }: ReviewDialogProps & { images: string[] }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  return useForm({
    draft: draftOf(line),
    initial: { score: review ? String(review.score) : '', text: review?.text ?? '' },
    rules: ({ score, text }) => {
      const key = reviewError({ score: Number(score), text })
      return key === 'review.text' ? { text: key } : { score: key }
    },
    save: async ({ score, text }) => {
      const written = { score: Number(score), text, images }
      const { orderNo, position } = line
      await (review ? api.reviews.update({ id: review.id, ...written }) : api.reviews.add({ orderNo, position, ...written }))
    },
    // It was reviewed on another page.
    onRejected: revalidate,
    onSaved: async () => {
      await revalidate()
      toast({ text: t(review ? 'reviews.saved' : 'reviews.published'), kind: 'ok' })
      onClose()
    },
  })
}
