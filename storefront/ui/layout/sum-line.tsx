import type { ReactNode } from 'react'
import { Money } from '../text/price.tsx'
import styles from './summary.module.css'

interface SumLineProps {
  text: ReactNode
  /** Integer tetri; left out where a word stands in its place. */
  tetri?: number
  children?: ReactNode
  /** To the shopper's advantage. */
  good?: boolean
  /** The last line, of all together. */
  total?: boolean
}

/** One line of the sums in a summary. */
export function SumLine({ text, tetri, children, good, total }: SumLineProps) {
  return (
    <div className={total ? styles.total : undefined}>
      <dt className={total ? 'b7' : undefined}>{text}</dt>
      <dd className={good ? 'ok b5' : undefined}>{tetri === undefined ? children : <Money tetri={tetri} />}</dd>
    </div>
  )
}
