import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'

interface LeadProps {
  icon: IconName
  title: string
  text?: ReactNode
  /** Something was done. */
  ok?: boolean
  /** The step has no field: its heading takes the focus. */
  focused?: boolean
}

/** What a step is about. */
export function Lead({ icon, title, text, ok, focused }: LeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current!.focus()
  }, [focused])
  return (
    <div className={ok ? 'auth__lead auth__lead--ok' : 'auth__lead'}>
      <i>
        <Icon name={icon} size={28} />
      </i>
      <h2 ref={heading} tabIndex={focused ? -1 : undefined} data-autofocus={focused ? '' : undefined}>
        {title}
      </h2>
      {text && <p>{text}</p>}
    </div>
  )
}

/** What is wrong with the whole form, and the way out of it where there is one. */
export function FormError({ text, children }: { text: string | undefined; children?: ReactNode }) {
  return (
    <div role="alert" className="auth__alert">
      {text && (
        <p>
          <Icon name="circle-alert" />
          <span>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  )
}

/** The way to another form. */
export function Other({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <p className="auth__other">
      {text}{' '}
      <button type="button" className="link" onClick={onAction}>
        {action}
      </button>
    </p>
  )
}

/** One step's form: the scripts send it, the page stays. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="auth" method="post" noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
