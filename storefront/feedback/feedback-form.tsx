import { useRevalidator } from 'react-router'
import { feedbackLength, feedbackTypes, maxFeedbackPictures, type FeedbackType } from '#contract/feedback/constants.ts'
import { feedbackTextError } from '#contract/feedback/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { PhotoField } from '#storefront/app/photos/photo-field.tsx'
import { usePhotos } from '#storefront/app/photos/use-photos.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field, TextAreaField } from '#storefront/ui/forms/field.tsx'
import { FormAlert } from '#storefront/ui/forms/form-alert.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { RadioCards } from '#storefront/ui/forms/radio-cards.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { OrderChoice, type ChoosableOrder } from './order-choice.tsx'
import styles from './feedback.module.css'

const typeIcons = { site: 'monitor', order: 'truck', item: 'package', idea: 'sparkles', other: 'message-square-text' } as const

interface FeedbackFormProps {
  /** The newest orders. */
  orders: ChoosableOrder[]
  /** The order that the page was opened for. */
  orderNo: string | undefined
}

/** What is typed, and how it is sent. */
function useFeedbackForm(orderNo: string) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const draft = orderNo ? `feedback ${orderNo}` : 'feedback'
  const initial = { type: orderNo ? 'order' : 'site', text: '', contact: '', orderNo }
  const photos = usePhotos(maxFeedbackPictures, { draft })
  const form = useForm({
    draft,
    initial,
    rules: ({ text }) => ({ text: feedbackTextError(text) }),
    save: ({ type, text, contact, orderNo }) =>
      api.feedback.add({
        ...{ type: type as FeedbackType, text, images: photos.addresses },
        ...(contact.trim() ? { contact } : {}),
        ...(type === 'order' && orderNo ? { orderNo } : {}),
      }),
    onSaved: async () => {
      toast({ text: t('feedback.sent'), kind: 'ok' })
      form.set(initial)
      photos.clear()
      await revalidate()
    },
  })
  return { form, photos }
}

/** Kind, order, text, contact and pictures; nothing typed is lost when sending fails. */
export function FeedbackForm({ orders, orderNo = '' }: FeedbackFormProps) {
  const t = useT()
  const { form, photos } = useFeedbackForm(orderNo)
  return (
    <form {...form.formProps} className={`${panelStyles.panel} ${styles.form}`}>
      <RadioCards
        name="type"
        label={t('feedback.type')}
        cards={feedbackTypes.map((value) => ({ value, text: t(`feedback.type.${value}`), icon: typeIcons[value] }))}
        value={form.values.type}
        onSelect={(type) => form.set({ type })}
        short
      />
      {form.values.type === 'order' && orders.length > 0 && (
        <OrderChoice orders={orders} value={form.values.orderNo} onSelect={(chosen) => form.set({ orderNo: chosen })} />
      )}
      <TextAreaField
        label={t('feedback.words')}
        help={t(
          form.values.type === 'order' && form.values.orderNo
            ? 'feedback.hint.chosen'
            : `feedback.hint.${form.values.type as FeedbackType}`,
        )}
        rows={6}
        maxLength={feedbackLength.max}
        required
        {...form.field('text')}
      />
      <PhotoField label={t('feedback.pictures')} photos={photos} />
      <Field
        label={t('feedback.contact')}
        help={t('feedback.contact.help')}
        maxLength={120}
        autoComplete="off"
        {...form.field('contact')}
      />
      <FormAlert text={form.formError} />
      <Button type="submit" size="lg" className={styles.send} busy={form.busy} disabled={photos.busy || form.resting}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
