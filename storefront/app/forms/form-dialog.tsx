import { useId, type ReactNode } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import formStyles from '#storefront/ui/forms/form.module.css'
import type { useForm } from './use-form.ts'

interface FormDialogProps {
  title: string
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'busy'>
  /** The button, which stays in sight. */
  submit: string
  disabled?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog. */
export function FormDialog({ title, form, submit, disabled, onClose, children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={id} size="lg" wide busy={form.busy} disabled={disabled}>
          {submit}
        </Button>
      }
    >
      <form id={id} {...form.formProps} className={formStyles.formGrid}>
        {children}
      </form>
    </Dialog>
  )
}
