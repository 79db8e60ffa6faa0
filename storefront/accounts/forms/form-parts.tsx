import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { intoView } from '#storefront/ui/forms/into-view.ts'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { signOut } from '../session/sign-out.ts'
import type { FormState } from './use-staged-form.ts'
import styles from './form-parts.module.css'

interface StepHeadingProps {
  icon: IconName
  title: string
  text?: ReactNode
  /** Draws the success variant. */
  ok?: boolean
  /** Focuses the heading, where the stage has no field. */
  focused?: boolean
}

/** Icon, title and text of a stage. */
export function StepHeading({ icon, title, text, ok, focused }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current!.focus()
  }, [focused])
  return (
    <div className={ok ? `${styles.lead} ${styles.leadOk}` : styles.lead}>
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

const loginPath = `/login?redirect=${encodeURIComponent('/user/profile/account')}`

/** The error of the whole form; where that asks for a recent login, with a button that signs out and opens the login. */
export function FormError({ text, errorKey }: { text: ReactNode; errorKey?: string | undefined }) {
  const t = useT()
  return (
    <div role="alert" className={styles.alert}>
      {text && (
        <p ref={intoView}>
          <Icon name="circle-alert" />
          <span>
            <Words>{text}</Words>{' '}
            {errorKey === 'account.loginAgain' && (
              <button type="button" className="link" onClick={() => void signOut(loginPath)}>
                {t('accounts.signIn.again')}
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

/** A link to another form: login, registration, forgotten password. */
export function OtherForm({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <p className={styles.other}>
      <Words>{text}</Words>{' '}
      <button type="button" className="link" onClick={onAction}>
        {action}
      </button>
    </p>
  )
}

type StepFormProps = StepHeadingProps & { state: Pick<FormState, 'formError' | 'errorKey'>; onSubmit: () => unknown; children: ReactNode }

/** The form of one stage under its heading and its error; submitted by script, without a navigation. */
export function StepForm({ state: { formError, errorKey }, onSubmit, children, ...heading }: StepFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className={styles.auth} method="post" noValidate onSubmit={submit}>
      <StepHeading {...heading} />
      <FormError text={formError} errorKey={errorKey} />
      {children}
    </form>
  )
}

/** Submits a stage; off while a limit holds. */
export function SubmitButton({ state: { busy, resting }, children }: { state: Pick<FormState, 'busy' | 'resting'>; children: ReactNode }) {
  return (
    <Button type="submit" size="lg" wide busy={busy} disabled={resting}>
      {children}
    </Button>
  )
}

/** The last stage: what was done. @param children the way on */
export function DoneStep({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`${styles.auth} ${styles.done}`}>
      <StepHeading ok icon="circle-check" title={title} text={text} focused />
      {children}
    </div>
  )
}
