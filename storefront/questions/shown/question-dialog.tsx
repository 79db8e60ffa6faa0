import { questionLength } from '#contract/questions/constants.ts'
import { questionError } from '#contract/questions/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { FormDialog } from '#storefront/app/forms/form-dialog.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { TextAreaField } from '#storefront/ui/forms/field.tsx'
import { FormAlert } from '#storefront/ui/forms/form-alert.tsx'

/** The question that is being written about a product. What was typed stays until it is sent. */
export function useQuestionForm(productId: number, onSent: () => void) {
  const form = useForm({
    draft: `question ${productId}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: questionError(text) }),
    save: ({ text }) => api.questions.ask({ productId, text }),
    onSaved: () => {
      form.set({ text: '' })
      onSent()
    },
  })
  return form
}

interface QuestionDialogProps {
  form: ReturnType<typeof useQuestionForm>
  /** The product's. */
  name: string
  onClose: () => void
}

/** The form of a question to the store. */
export function QuestionDialog({ form, name, onClose }: QuestionDialogProps) {
  const t = useT()
  return (
    <FormDialog title={t('questions.form.title')} form={form} submit={t('questions.form.send')} disabled={form.resting} onClose={onClose}>
      <p className="muted">{name}</p>
      <TextAreaField
        {...form.field('text')}
        label={t('questions.form.text')}
        help={t('questions.form.text.help')}
        rows={4}
        maxLength={questionLength.max}
        required
      />
      <p className="muted">{t('questions.form.about')}</p>
      <FormAlert text={form.formError} />
    </FormDialog>
  )
}
