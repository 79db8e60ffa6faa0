import type { ReactNode } from 'react'
import styles from './panel.module.css'

/** The head of a panel that is one step of several. @param children stands on the right */
export function PanelStep({ step, id, title, children }: { step: number; id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.panelHead}>
      <span className={styles.numB}>{step}</span>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
