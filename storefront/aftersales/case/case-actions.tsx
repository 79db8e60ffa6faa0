import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useRequestKey } from '#storefront/app/client/use-request-key.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { ConfirmDialog } from '#storefront/ui/overlays/confirm-dialog.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { FormAlert } from '#storefront/ui/forms/form-alert.tsx'
import formStyles from '#storefront/ui/forms/form.module.css'
import styles from './case-actions.module.css'

/** What the member may do with a case now: report the parcel, withdraw. */
export function CaseActions({ details: { caseNo, allowedActions } }: { details: CaseDetails }) {
  const t = useT()
  const [open, setOpen] = useState<'sent' | 'withdraw'>()
  const key = useRequestKey()
  const { busy, run } = useAction(() => api.aftersales.withdraw({ caseNo }, { idempotencyKey: key.of({ caseNo }) }), {
    revalidate: true,
    success: () => t('aftersales.withdrawn'),
    onDone: () => setOpen(undefined),
  })
  if (!allowedActions.includes('withdraw') && !allowedActions.includes('markSent')) return null
  return (
    <div className={styles.acts}>
      {allowedActions.includes('markSent') && <Button onClick={() => setOpen('sent')}>{t('aftersales.action.markSent')}</Button>}
      {allowedActions.includes('withdraw') && (
        <Button kind="line" onClick={() => setOpen('withdraw')}>
          {t('aftersales.action.withdraw')}
        </Button>
      )}
      <Dialog open={open === 'sent'} onClose={() => setOpen(undefined)} title={t('aftersales.sent.title')}>
        <SentForm caseNo={caseNo} onDone={() => setOpen(undefined)} />
      </Dialog>
      {open === 'withdraw' && (
        <ConfirmDialog
          title={t('aftersales.withdraw.title')}
          no={t('aftersales.withdraw.no')}
          yes={t('aftersales.withdraw.yes')}
          busy={busy}
          onConfirm={() => void run()}
          onClose={() => setOpen(undefined)}
        >
          <p>{t('aftersales.withdraw.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function SentForm({ caseNo, onDone }: { caseNo: string; onDone: () => void }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const key = useRequestKey()
  const form = useForm({
    draft: `parcel ${caseNo}`,
    initial: { carrier: '', trackingNo: '' },
    async save(parcel) {
      const input = { caseNo, ...parcel }
      await api.aftersales.markSent(input, { idempotencyKey: key.of(input) })
    },
    // The case has moved on meanwhile.
    onRejected: revalidate,
    async onSaved() {
      await revalidate()
      onDone()
    },
  })
  return (
    <form {...form.formProps} className={formStyles.formGrid}>
      <p className="muted">{t('aftersales.sent.text')}</p>
      <Field {...form.field('carrier')} label={t('aftersales.sent.carrier')} maxLength={60} />
      <Field {...form.field('trackingNo')} label={t('aftersales.sent.number')} maxLength={60} autoComplete="off" />
      <FormAlert text={form.formError} />
      <Button type="submit" busy={form.busy} wide>
        {t('aftersales.sent.submit')}
      </Button>
    </form>
  )
}
