import type { ReactNode } from 'react'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import styles from './answers.module.css'

export interface Answer {
  icon?: IconName
  question: string
  answer: ReactNode
}

/** Questions that open to their answers, before the scripts are loaded too. @param wide in two columns where the page has the width */
export function Answers({ answers, wide = false }: { answers: Answer[]; wide?: boolean }) {
  return (
    <div className={wide ? `${styles.answers} ${styles.wide}` : styles.answers}>
      {answers.map(({ icon, question, answer }) => (
        <details key={question}>
          <summary>
            {icon && <Icon name={icon} size={20} />}
            <span>{question}</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
