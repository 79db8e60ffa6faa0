import { codeLength } from '#contract/accounts/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import type { SentCode } from './account-calls.ts'
import { formatAccount } from './account-name.ts'
import { CodeInput } from './code-input.tsx'
import { StepForm } from './form-parts.tsx'
import { clock, useSecondsUntil } from '#storefront/app/state/seconds-until.ts'
import { Words } from '#storefront/ui/text/words.tsx'
import { HiddenUserName } from './password-field.tsx'
import type { FormState } from './use-staged-form.ts'
import formPartsStyles from './form-parts.module.css'
import styles from './code-step.module.css'

/** The part of a form's state that the code stage uses. */
interface CodeStepState extends FormState {
  sent: SentCode | undefined
  values: { code: string }
  errors: { code?: string }
  /** A limit holds for another code, for checking one. */
  restingSend: boolean
  restingCode: boolean
  setCode: (code: string) => void
  submitCode: (code?: string) => void
  resend: () => void
  /** Returns to the account, to correct it. */
  back?: (() => void) | undefined
  /** An alternative where no code arrives. */
  otherWay?: { text: string; go: () => void }
}

/** The stage where the code from a mail or an SMS is entered. */
export function CodeStep({ state, action }: { state: CodeStepState; action: string }) {
  const t = useT()
  const { values, sent, errors, busy, restingSend, restingCode, setCode, submitCode, back, otherWay } = state
  if (!sent) return null
  const phone = sent.model === 'phone'
  return (
    <StepForm
      state={state}
      onSubmit={() => submitCode()}
      icon="message-square-text"
      title={t('accounts.code.title')}
      text={
        <>
          <Words>{t(phone ? 'accounts.code.textPhone' : 'accounts.code.text', { count: codeLength })}</Words>
          <br />
          <span className={`num b5 ${styles.value}`}>{formatAccount(sent.userName)}</span>{' '}
          <button type="button" className="link" onClick={back}>
            {t('accounts.code.change')}
          </button>
        </>
      }
    >
      <HiddenUserName userName={sent.userName} />
      <CodeInput
        label={t('accounts.code')}
        value={values.code}
        error={errors.code}
        busy={busy && !errors.code}
        onChange={setCode}
        onComplete={(code) => !restingCode && submitCode(code)}
      />
      <CodeTimers sent={sent} busy={busy || restingSend} onResend={state.resend} byPassword={otherWay !== undefined} />
      <Button type="submit" size="lg" wide busy={busy} disabled={restingCode || values.code.length < codeLength}>
        {action}
      </Button>
      <p className={formPartsStyles.other}>
        <Words>{t(phone ? 'accounts.code.missingPhone' : 'accounts.code.missing')}</Words>{' '}
        {otherWay && (
          <button type="button" className="link" onClick={otherWay.go}>
            {otherWay.text}
          </button>
        )}
      </p>
    </StepForm>
  )
}

interface CodeTimersProps {
  sent: SentCode
  busy: boolean
  onResend: () => void
  /** A password is the other way in. */
  byPassword: boolean
}

/** How long the code is valid, from when another can be sent, and what to do in between. */
function CodeTimers({ sent, busy, onResend, byPassword }: CodeTimersProps) {
  const t = useT()
  const left = useSecondsUntil(sent.resendAt)
  const expired = useSecondsUntil(sent.expiresAt) === 0
  const isBetween = expired && left > 0 && byPassword
  const { validitySeconds } = sent
  const validity =
    validitySeconds < 120
      ? t('accounts.code.livesSeconds', { seconds: validitySeconds })
      : t('accounts.code.lives', { minutes: Math.floor(validitySeconds / 60) })
  return (
    <>
      <div className={styles.row}>
        <span className={expired ? 'red' : undefined}>{expired ? t('accounts.code.over') : validity}</span>
        {left > 0 ? (
          <span>
            {t('accounts.code.again')} <b className={`num b5 ${styles.value}`}>{clock(left)}</b>
          </span>
        ) : (
          <button type="button" className="link" onClick={onResend} disabled={busy}>
            {t('accounts.code.resend')}
          </button>
        )}
      </div>
      <p className={isBetween ? styles.between : 'vh'} role="status">
        {isBetween && t('accounts.code.between')}
      </p>
    </>
  )
}
