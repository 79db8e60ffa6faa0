import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { maxCasePhotos, maxCaseText } from '#contract/aftersales/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useRequestKey } from '#storefront/app/client/use-request-key.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { PhotoField } from '#storefront/app/photos/photo-field.tsx'
import { PhotoStrip } from '#storefront/app/photos/photo-strip.tsx'
import { usePhotos } from '#storefront/app/photos/use-photos.ts'
import { Button } from '#storefront/ui/button.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { TextAreaField } from '#storefront/ui/forms/field.tsx'
import { FormAlert } from '#storefront/ui/forms/form-alert.tsx'
import formStyles from '#storefront/ui/forms/form.module.css'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import styles from './case-messages.module.css'

/** What member and store wrote to each other, and a form to write on while the case is open. */
export function CaseMessages({ details }: { details: CaseDetails }) {
  const t = useT()
  const lang = useLang()
  const { messages, allowedActions, storeName, caseNo } = details
  const canWrite = allowedActions.includes('message')
  // What was written when the case was closed stays to be read, with the reason.
  const [isUnsent, setUnsent] = useState(false)
  if (messages.length === 0 && !canWrite && !isUnsent) return null
  return (
    <Panel title={t('aftersales.messages.title')} className="no-print">
      {messages.length === 0 && <p className="muted pt-2">{t('aftersales.messages.none')}</p>}
      <ol className={styles.messages}>
        {messages.map(({ id, from, text, photos, at }) => (
          <li key={id} className={from === 'member' ? styles.member : undefined}>
            <p className={styles.from}>
              <b>{from === 'member' ? t('aftersales.messages.you') : storeName}</b>
              <time dateTime={at}>{formatMoment(at, lang)}</time>
            </p>
            <p className={styles.text}>{text}</p>
            <PhotoStrip photos={photos} />
          </li>
        ))}
      </ol>
      {(canWrite || isUnsent) && <MessageForm caseNo={caseNo} canWrite={canWrite} onUnsent={setUnsent} />}
    </Panel>
  )
}

interface MessageFormProps {
  caseNo: string
  canWrite: boolean
  /** Whether the server has rejected what is in the form. */
  onUnsent: (isUnsent: boolean) => void
}

function MessageForm({ caseNo, canWrite, onUnsent }: MessageFormProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const photos = usePhotos(maxCasePhotos, { draft: `message ${caseNo}` })
  // A key for each message: a lost reply may be asked for again.
  const key = useRequestKey()
  const form = useForm({
    draft: `message ${caseNo}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() ? undefined : ('case.text' as const) }),
    save({ text }) {
      const input = { caseNo, text, photos: photos.addresses }
      return api.aftersales.message(input, { idempotencyKey: key.of(input) })
    },
    // The case has been closed meanwhile.
    async onRejected() {
      onUnsent(true)
      await revalidate()
    },
    async onSaved() {
      onUnsent(false)
      key.renew()
      form.set({ text: '' })
      photos.clear()
      await revalidate()
    },
  })
  return (
    <form {...form.formProps} className={`${formStyles.formGrid} ${styles.form}`}>
      <TextAreaField {...form.field('text')} label={t('aftersales.messages.label')} maxLength={maxCaseText} readOnly={!canWrite} />
      {canWrite && <PhotoField label={t('aftersales.form.photos')} photos={photos} />}
      <FormAlert text={form.formError} />
      {canWrite && (
        <div>
          <Button type="submit" kind="soft" busy={form.busy || photos.busy}>
            {t('aftersales.messages.send')}
          </Button>
        </div>
      )}
    </form>
  )
}
