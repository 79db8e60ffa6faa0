import { codeLength } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import type { SentCode } from './account-calls.ts'
import { shownAccount } from './account-name.ts'
import { CodeInput } from './code-input.tsx'
import { FormError, Lead, StepForm } from './form-parts.tsx'
import { clock, useSecondsUntil } from './seconds-until.ts'
import type { Errors } from './use-form-submit.ts'

/** What every way that goes over a code has to offer. */
export interface CodeStepState {
  sent: SentCode | undefined
  values: { code: string }
  errors: Errors<'code'>
  busy: boolean
  setCode: (code: string) => void
  submitCode: (code?: string) => void
  resend: () => void
  /** To the account, to mend it. */
  back?: (() => void) | undefined
  /** Something else to try when no code comes. */
  otherWay?: { text: string; go: () => void }
}

/** The step where the code from a letter or an SMS is entered. */
export function CodeStep({ state, action }: { state: CodeStepState; action: string }) {
  const t = useT()
  const { values, sent, errors, busy, setCode, submitCode, back, otherWay } = state
  if (!sent) return null
  const phone = sent.model === 'phone'
  return (
    <StepForm onSubmit={() => submitCode()}>
      <Lead
        icon="message-square-text"
        title={t('accounts.code.title')}
        text={
          <>
            {t(phone ? 'accounts.code.textPhone' : 'accounts.code.text', { count: codeLength })}
            <br />
            <span className="num b5 text-ink">{shownAccount(sent.userName)}</span>{' '}
            <button type="button" className="link" onClick={back}>
              {t('accounts.code.change')}
            </button>
          </>
        }
      />
      <FormError text={errors.form} />
      {/* Password managers file what comes next under this name. */}
      <input type="text" name="username" autoComplete="username" value={sent.userName} readOnly hidden />
      <CodeInput
        label={t('accounts.code')}
        value={values.code}
        error={errors.code}
        busy={busy && !errors.code}
        onChange={setCode}
        onComplete={submitCode}
      />
      <CodeTimes sent={sent} busy={busy} onResend={state.resend} />
      <Button type="submit" size="lg" wide busy={busy} disabled={values.code.length < codeLength}>
        {action}
      </Button>
      <p className="auth__other">
        {t(phone ? 'accounts.code.missingPhone' : 'accounts.code.missing')}{' '}
        {otherWay && (
          <button type="button" className="link" onClick={otherWay.go}>
            {otherWay.text}
          </button>
        )}
      </p>
    </StepForm>
  )
}

/** How long the code works, and when there may be another. */
function CodeTimes({ sent, busy, onResend }: { sent: SentCode; busy: boolean; onResend: () => void }) {
  const t = useT()
  const left = useSecondsUntil(sent.resendAt)
  const over = useSecondsUntil(sent.expiresAt) === 0
  const { life } = sent
  const lives =
    life < 120 ? t('accounts.code.livesSeconds', { seconds: life }) : t('accounts.code.lives', { minutes: Math.floor(life / 60) })
  return (
    <div className="auth__row">
      <span className={over ? 'red' : undefined}>{over ? t('accounts.code.over') : lives}</span>
      {left > 0 ? (
        <span>
          {t('accounts.code.again')} <b className="num b5 text-ink">{clock(left)}</b>
        </span>
      ) : (
        <button type="button" className="link" onClick={onResend} disabled={busy}>
          {t('accounts.code.resend')}
        </button>
      )}
    </div>
  )
}
