import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { FieldHelp } from './field-help.tsx'
import styles from './field.module.css'

interface FieldInfo {
  label: ReactNode
  name: string
  /** The error text. */
  error?: string | undefined
  help?: ReactNode
}

function useFieldIds({ error, help }: { error?: string | undefined; help?: ReactNode }, givenId?: string) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const describedBy = error || help ? `${id}-about` : undefined
  return { id, aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } as const }
}

function FieldLayout({ id, label, error, help, children }: Omit<FieldInfo, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(error || help) && <FieldHelp id={`${id}-about`} error={error} help={help} />}
    </div>
  )
}

type FieldProps = FieldInfo & { leading?: ReactNode; trailing?: ReactNode } & Omit<ComponentProps<'input'>, 'name'>

/** A labelled input, with the error below it. `trailing` sits inside the border. */
export function Field({ label, error, help, leading, trailing, id: givenId, ...input }: FieldProps) {
  const { id, aria } = useFieldIds({ error, help }, givenId)
  return (
    <FieldLayout id={id} label={label} error={error} help={help}>
      <span className={error ? `${styles.input} ${styles.error}` : styles.input}>
        {leading}
        <input {...aria} {...input} id={id} />
        {trailing}
      </span>
    </FieldLayout>
  )
}

type SelectFieldProps = FieldInfo & Omit<ComponentProps<'select'>, 'name'>

/** A labelled native select. */
export function SelectField({ label, error, help, id: givenId, children, ...select }: SelectFieldProps) {
  const { id, aria } = useFieldIds({ error, help }, givenId)
  return (
    <FieldLayout id={id} label={label} error={error} help={help}>
      <span className={error ? `${styles.input} ${styles.inputSelect} ${styles.error}` : `${styles.input} ${styles.inputSelect}`}>
        <select {...aria} {...select} id={id}>
          {children}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
    </FieldLayout>
  )
}

type TextAreaFieldProps = FieldInfo & Omit<ComponentProps<'textarea'>, 'name'>

/** A labelled textarea. */
export function TextAreaField({ label, error, help, id: givenId, rows = 3, ...area }: TextAreaFieldProps) {
  const { id, aria } = useFieldIds({ error, help }, givenId)
  return (
    <FieldLayout id={id} label={label} error={error} help={help}>
      <span className={error ? `${styles.input} ${styles.error}` : styles.input}>
        <textarea {...aria} {...area} id={id} rows={rows} />
      </span>
    </FieldLayout>
  )
}
