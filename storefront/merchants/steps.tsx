import { useT } from '#storefront/app/i18n/messages.tsx'
import styles from './steps.module.css'

const steps = [
  { title: 'merchants.step.papers', text: 'merchants.step.papers.text' },
  { title: 'merchants.step.register', text: 'merchants.step.register.text' },
  { title: 'merchants.step.check', text: 'merchants.step.check.text' },
  { title: 'merchants.step.sell', text: 'merchants.step.sell.text' },
] as const

/** What a merchant does until the first item is on sale, one step below the other or beside it. */
export function MerchantSteps({ sideBySide }: { sideBySide?: boolean }) {
  const t = useT()
  return (
    <ol className={`${styles.steps} ${sideBySide ? styles.row : ''}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{t(title)}</b>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
