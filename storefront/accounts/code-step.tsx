import { useSyncExternalStore } from 'react'
import { codeLength } from '#contract/accounts.ts'
import { useT } from '../api/messages.tsx'
import { Button } from '../ui/button.tsx'
import { CodeInput } from './code-input.tsx'
import { FormError, Lead, StepForm } from './form-parts.tsx'
import type { RegistrationState } from './use-registration.ts'

export function CodeStep({ state }: { state: RegistrationState }) {
  const t = useT()
  const { values, sent, errors, busy, set, back, resend, submitCode } = state
  const left = useSecondsUntil(sent?.resendAt ?? 0)
  const life = Math.round((sent?.life ?? 0) / 60)
  return (
    <StepForm onSubmit={() => submitCode()}>
      <Lead
        icon="message-square-text"
        title={t('accounts.code.title')}
        text={
          <>
            {t('accounts.code.text', { count: codeLength })}
            <br />
            <span className="b5 text-ink break-all">{sent?.account}</span>{' '}
            <button type="button" className="link" onClick={back}>
              {t('accounts.code.change')}
            </button>
          </>
        }
      />
      <FormError text={errors.form} />
      <CodeInput
        label={t('accounts.code')}
        value={values.code}
        error={errors.code}
        onChange={(code) => set('code', code)}
        onComplete={submitCode}
      />
      <div className="dialog__row">
        <span>{t('accounts.code.lives', { minutes: life })}</span>
        {left > 0 ? (
          <span>
            {t('accounts.code.again')} <b className="num b5 text-ink">{clock(left)}</b>
          </span>
        ) : (
          <button type="button" className="link" onClick={resend} disabled={busy}>
            {t('accounts.code.resend')}
          </button>
        )}
      </div>
      <Button type="submit" size="lg" wide busy={busy} disabled={values.code.length < codeLength}>
        {t('accounts.next')}
      </Button>
      <p className="auth__other">{t('accounts.code.missing')}</p>
    </StepForm>
  )
}

const clock = (seconds: number) => `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

function everyHalfSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 500)
  return () => clearInterval(timer)
}

/** Whole seconds until an instant (ms since 1970), counted down. */
function useSecondsUntil(at: number): number {
  const now = useSyncExternalStore(
    everyHalfSecond,
    () => Math.floor(Date.now() / 1000),
    () => 0,
  )
  return Math.max(0, Math.ceil(at / 1000) - now)
}
