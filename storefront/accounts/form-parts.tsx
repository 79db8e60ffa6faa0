import type { FormEvent, ReactNode } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'

/** What a step is about. */
export function Lead({ icon, title, text }: { icon: IconName; title: string; text?: ReactNode }) {
  return (
    <div className="dialog__lead">
      <i>
        <Icon name={icon} size={28} />
      </i>
      <b className="b7">{title}</b>
      {text && <p className="text-muted">{text}</p>}
    </div>
  )
}

/** What is wrong with the whole form. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="auth__alert">
      {text && (
        <p>
          <Icon name="circle-alert" />
          {text}
        </p>
      )}
    </div>
  )
}

/** The way to the other form. */
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
