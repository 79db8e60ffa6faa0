import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface About {
  label: ReactNode
  name: string
  /** What is wrong, in words. */
  error?: string | undefined
  help?: ReactNode
}

function useAbout({ error, help }: { error?: string | undefined; help?: ReactNode }, ownId?: string) {
  const made = useId()
  const id = ownId ?? made
  const described = error || help ? `${id}-about` : undefined
  return { id, aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described } as const }
}

function Around({ id, label, error, help, children }: Omit<About, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {(error || help) && (
        <p className={error ? 'help is-error' : 'help'} id={`${id}-about`}>
          {error && <Icon name="circle-alert" size={16} />}
          {error ?? help}
        </p>
      )}
    </div>
  )
}

type FieldProps = About & { leading?: ReactNode; trailing?: ReactNode } & Omit<ComponentProps<'input'>, 'name'>

/** A labelled input; the label above, what is wrong under it with its icon. `trailing` sits inside the frame. */
export function Field({ label, error, help, leading, trailing, id: ownId, ...input }: FieldProps) {
  const { id, aria } = useAbout({ error, help }, ownId)
  return (
    <Around id={id} label={label} error={error} help={help}>
      <span className={error ? 'input is-error' : 'input'}>
        {leading}
        <input {...aria} {...input} id={id} />
        {trailing}
      </span>
    </Around>
  )
}

type SelectFieldProps = About & Omit<ComponentProps<'select'>, 'name'>

/** A labelled native select. */
export function SelectField({ label, error, help, id: ownId, children, ...select }: SelectFieldProps) {
  const { id, aria } = useAbout({ error, help }, ownId)
  return (
    <Around id={id} label={label} error={error} help={help}>
      <span className={error ? 'input input--select is-error' : 'input input--select'}>
        <select {...aria} {...select} id={id}>
          {children}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
    </Around>
  )
}

type TextAreaFieldProps = About & Omit<ComponentProps<'textarea'>, 'name'>

/** A labelled text of several lines. */
export function TextAreaField({ label, error, help, id: ownId, rows = 3, ...area }: TextAreaFieldProps) {
  const { id, aria } = useAbout({ error, help }, ownId)
  return (
    <Around id={id} label={label} error={error} help={help}>
      <span className={error ? 'input is-error' : 'input'}>
        <textarea {...aria} {...area} id={id} rows={rows} />
      </span>
    </Around>
  )
}
