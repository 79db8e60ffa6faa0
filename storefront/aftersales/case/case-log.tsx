import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ComingStep, DoneStep } from '#storefront/orders/details/order-progress.tsx'
import progressStyles from '#storefront/orders/details/order-progress.module.css'
import { comingSteps } from './coming-steps.ts'
import styles from './case-log.module.css'

/** The way of a case from top to bottom: every step with its time and the store's words, then those that are to come. */
export function CaseLog({ details }: { details: Pick<CaseDetails, 'log' | 'way' | 'state'> }) {
  const t = useT()
  return (
    <ol className={`${progressStyles.progress} ${styles.log}`}>
      {details.log.map(({ step, at, note }) => (
        <DoneStep key={step} text={t(`aftersales.step.${step}`)} at={at} isEnd={endings.has(step)}>
          {note && <p>{note}</p>}
        </DoneStep>
      ))}
      {comingSteps(details).map((step, place) => (
        <ComingStep key={step} text={t(`aftersales.coming.${step}`)} isNext={place === 0} />
      ))}
    </ol>
  )
}

const endings = new Set<string>(['withdrawn', 'declined', 'rejected'])
