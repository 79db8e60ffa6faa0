import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import progressStyles from '#storefront/orders/details/order-progress.module.css'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { comingSteps } from './coming-steps.ts'
import styles from './case-log.module.css'

/** The way of a case from top to bottom: every step with its time and the store's words, then those that are to come. */
export function CaseLog({ details }: { details: Pick<CaseDetails, 'log' | 'way' | 'state'> }) {
  const t = useT()
  const lang = useLang()
  return (
    <ol className={`${progressStyles.progress} ${styles.log}`}>
      {details.log.map(({ step, at, note }) => {
        const ended = endings.has(step)
        return (
          <li key={step} className={ended ? `${progressStyles.done} ${progressStyles.ended}` : progressStyles.done}>
            <Icon name={ended ? 'x' : 'check'} size={14} />
            <b>{t(`aftersales.step.${step}`)}</b>
            <time dateTime={at}>{formatMoment(at, lang)}</time>
            {note && <p>{note}</p>}
          </li>
        )
      })}
      {comingSteps(details).map((step, place) => (
        <li key={step} className={place === 0 ? progressStyles.next : undefined} aria-current={place === 0 ? 'step' : undefined}>
          <b>
            <Words>{t(`aftersales.coming.${step}`)}</Words> <span className="vh">({t('orders.progress.coming')})</span>
          </b>
        </li>
      ))}
    </ol>
  )
}

const endings = new Set<string>(['withdrawn', 'declined', 'rejected'])
