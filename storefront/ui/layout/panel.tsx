import { useId, type ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Of the title, where links lead to it. */
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** A titled part of a page on a ground of its own. */
export function Panel({ title, id, className = '', children }: PanelProps) {
  const generatedId = useId()
  const titleId = id ?? generatedId
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

interface PagePanelProps {
  title: string
  /** Beside the title. */
  note?: string
  /** Buttons on the right. */
  tools?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The panel that is a member's page, under its title. */
export function PagePanel({ title, note, tools, className = '', children }: PagePanelProps) {
  const titleId = useId()
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={titleId}>
      <PageTitle title={title} />
      <div className={styles.panelHead}>
        <h1 className={styles.panelTitle} id={titleId}>
          {title}
        </h1>
        {note && <span className="muted">{note}</span>}
        {tools && <span className={styles.more}>{tools}</span>}
      </div>
      {children}
    </section>
  )
}

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
