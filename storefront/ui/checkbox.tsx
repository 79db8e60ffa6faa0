import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'

type ChoiceProps = { label?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>

/** A native checkbox. Without a `label` give it an `aria-label`. */
export function Checkbox({ label, className = '', indeterminate, ...inputProps }: ChoiceProps & { indeterminate?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current!.indeterminate = indeterminate ?? false
  }, [indeterminate])
  return (
    <label className={`tick ${className}`}>
      <input {...inputProps} ref={input} type="checkbox" className="check" />
      {label && <span>{label}</span>}
    </label>
  )
}

/** A native radio button. */
export function Radio({ label, className = '', ...inputProps }: ChoiceProps) {
  return (
    <label className={`tick ${className}`}>
      <input {...inputProps} type="radio" className="radio" />
      {label && <span>{label}</span>}
    </label>
  )
}
