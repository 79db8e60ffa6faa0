import { Icon, type IconName } from '../icon.tsx'
import styles from './how-steps.module.css'

export interface HowStep {
  icon: IconName
  title: string
  text: string
}

/** How something works, in three steps side by side; on phones one below the other. */
export function HowSteps({ steps, tone }: { steps: HowStep[]; tone: 'straw' | 'brand' }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, title, text }) => (
        <li key={title}>
          <i className={`${styles.icon} ${styles[tone]}`}>
            <Icon name={icon} size={24} />
          </i>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
