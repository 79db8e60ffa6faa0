import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import styles from './checkbox.module.css'

type ChoiceProps = { label?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>

/** A native checkbox. Without a `label` give it an `aria-label`. */
export function Checkbox({ label, className = '', indeterminate, ...inputProps }: ChoiceProps & { indeterminate?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current!.indeterminate = indeterminate ?? false
  }, [indeterminate])
  return (
    <label className={`${styles.tick} ${className}`}>
      <input {...inputProps} ref={input} type="checkbox" className={styles.check} />
      {label && <span>{label}</span>}
    </label>
  )
}
