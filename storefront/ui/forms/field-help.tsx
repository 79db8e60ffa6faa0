import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { Words } from '../text/words.tsx'
import styles from './field.module.css'

interface FieldHelpProps {
  id: string
  /** The error text. */
  error?: string | undefined
  /** Shown while there is no error. */
  help?: ReactNode
  /** The error is announced; without it by the field, which it describes. */
  announced?: boolean
  className?: string | undefined
}

/** Stands below a field: its error, else what helps to fill it in. */
export function FieldHelp({ id, error, help, announced, className }: FieldHelpProps) {
  return (
    <p
      className={classes(styles.help, error !== undefined && styles.error, className)}
      id={id}
      role={announced && error ? 'alert' : undefined}
    >
      {error && <Icon name="circle-alert" size={16} />}
      <Words>{error ?? help}</Words>
    </p>
  )
}
