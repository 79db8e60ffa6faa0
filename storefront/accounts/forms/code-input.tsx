import { useId, useRef, useState, type ChangeEvent } from 'react'
import { codeLength } from '#contract/accounts/constants.ts'
import { codeDigits } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { FieldHelp } from '#storefront/ui/forms/field-help.tsx'
import fieldStyles from '#storefront/ui/forms/field.module.css'
import styles from './code-input.module.css'

interface CodeInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called when the sixth digit is entered. */
  onComplete: (value: string) => void
  error: string | undefined
  /** The code is being checked. */
  busy: boolean
}

/**
 * One text input drawn as six boxes, so that screen readers, paste and the autofill of codes from messages find a plain
 * field. Other characters than digits are dropped, a paste is cut to six, the sixth digit submits.
 */
export function CodeInput({ label, value, onChange, onComplete, error, busy }: CodeInputProps) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const position = Math.min(value.length, codeLength - 1)

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const digits = codeDigits(event.target.value)
    onChange(digits)
    if (digits.length === codeLength && digits !== value) onComplete(digits)
  }
  // The caret goes behind the last digit; a complete code is selected, to be overwritten.
  const placeCaret = () => input.current!.setSelectionRange(value.length === codeLength ? 0 : value.length, value.length)

  return (
    <div className={fieldStyles.field}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <div className={error ? `${styles.code} ${styles.error}` : styles.code} aria-busy={busy || undefined}>
        {Array.from({ length: codeLength }, (_, index) => (
          <span key={index} aria-hidden="true" className={focused && index === position ? styles.now : undefined}>
            {value[index]}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          name="code"
          data-autofocus=""
          className={styles.input}
          value={value}
          onChange={handleChange}
          onFocus={() => (setFocused(true), placeCaret())}
          onBlur={() => setFocused(false)}
          onClick={placeCaret}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-about` : undefined}
        />
      </div>
      <p className="vh" role="status">
        {busy && value.length === codeLength && t('accounts.code.checking')}
      </p>
      {error && <FieldHelp id={`${id}-about`} error={error} announced />}
    </div>
  )
}
