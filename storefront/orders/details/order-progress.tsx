import type { ReactNode } from 'react'
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
  if ('at' in step) return <DoneStep text={t(`orders.step.${step.step}`)} at={step.at} isEnd={endings.has(step.step)} />
  return (
    <ComingStep text={t(`orders.next.${step.step}`)} isNext={step.next}>
      {step.day && <time dateTime={step.day}>{formatDay(step.day, lang)}</time>}
      {step.until && <time dateTime={step.until}>{t('orders.next.until', { time: formatTime(step.until) })}</time>}
    </ComingStep>
  )
}

/** A step that happened. @param isEnd nothing follows it, and it is not what was hoped for @param children below its time */
export function DoneStep({ text, at, isEnd, children }: { text: string; at: string; isEnd: boolean; children?: ReactNode }) {
  const lang = useLang()
  return (
    <li className={isEnd ? `${styles.done} ${styles.ended}` : styles.done}>
      <Icon name={isEnd ? 'x' : 'check'} size={14} />
      <b>{text}</b>
      <time dateTime={at}>{formatMoment(at, lang)}</time>
      {children}
    </li>
  )
}

/** A step that is to come. @param children when */
export function ComingStep({ text, isNext, children }: { text: string; isNext: boolean; children?: ReactNode }) {
  const t = useT()
  return (
    <li className={isNext ? styles.next : undefined} aria-current={isNext ? 'step' : undefined}>
      <b>
        <Words>{text}</Words> <span className="vh">({t('orders.progress.coming')})</span>
      </b>
      {children}
    </li>
  )
}

const endings = new Set<string>(['cancelled', 'expired', 'refundFailed'])
