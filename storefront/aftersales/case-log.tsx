import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatMoment } from '#storefront/ui/dates.ts'
import styles from './case-log.module.css'

/** Every step of a case with its time and the store's words, the oldest first. */
export function CaseLog({ log }: { log: CaseDetails['log'] }) {
  const t = useT()
  const lang = useLang()
  return (
    <ol className={styles.log}>
      {log.map(({ step, at, note }) => (
        <li key={step}>
          <b>{t(`aftersales.step.${step}`)}</b>
          <time dateTime={at}>{formatMoment(at, lang)}</time>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
