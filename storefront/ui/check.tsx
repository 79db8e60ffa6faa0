import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'

type BoxProps = { label?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'part'>

/** A real checkbox. Without a `label` give it an `aria-label`. `part`: some of what it stands for is ticked. */
export function Checkbox({ label, className = '', part, ...input }: BoxProps & { part?: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current!.indeterminate = part ?? false
  }, [part])
  return (
    <label className={`tick ${className}`}>
      <input {...input} ref={box} type="checkbox" className="check" />
      {label && <span>{label}</span>}
    </label>
  )
}

/** A real radio button. */
export function Radio({ label, className = '', ...input }: BoxProps) {
  return (
    <label className={`tick ${className}`}>
      <input {...input} type="radio" className="radio" />
      {label && <span>{label}</span>}
    </label>
  )
}
