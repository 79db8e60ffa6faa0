import type { OrderDetails } from '#contract/orders/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDay, formatMoment, formatTime } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { progressOf, type ProgressStep } from './progress.ts'
import styles from './order-progress.module.css'

/** The way of an order from top to bottom: done steps with their time, coming ones with the day they are expected on. */
export function OrderProgress({ order, serverNow }: { order: OrderDetails; serverNow: string }) {
  return (
    <ol className={styles.progress}>
      {progressOf(order, serverNow).map((step) => (
        <Step key={'at' in step ? `${step.step} ${step.at}` : step.step} step={step} />
      ))}
    </ol>
  )
}

function Step({ step }: { step: ProgressStep }) {
  const t = useT()
  const lang = useLang()
  if ('at' in step) {
    const ended = endings.has(step.step)
    return (
      <li className={ended ? `${styles.done} ${styles.ended}` : styles.done}>
        <Icon name={ended ? 'x' : 'check'} size={14} />
        <b>{t(`orders.step.${step.step}`)}</b>
        <time dateTime={step.at}>{formatMoment(step.at, lang)}</time>
      </li>
    )
  }
  return (
    <li className={step.next ? styles.next : undefined} aria-current={step.next ? 'step' : undefined}>
      <b>
        <Words>{t(`orders.next.${step.step}`)}</Words> <span className="vh">({t('orders.progress.coming')})</span>
      </b>
      {step.day && <time dateTime={step.day}>{formatDay(step.day, lang)}</time>}
      {step.until && <time dateTime={step.until}>{t('orders.next.until', { time: formatTime(step.until) })}</time>}
    </li>
  )
}

const endings = new Set<string>(['cancelled', 'expired', 'refundFailed'])
