import { useId, useRef, useState, type ChangeEvent } from 'react'
import { codeLength } from '#contract/accounts/constants.ts'
import { codeDigits } from '#contract/accounts/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface CodeInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** All six digits are there. */
  onComplete: (value: string) => void
  error?: string | undefined
  /** It is being looked at. */
  busy?: boolean
}

/**
 * One input that looks like six boxes: screen readers, paste and the phone's "from messages" meet a plain field. What is
 * no digit is dropped, a paste gives its first six, the sixth submits.
 */
export function CodeInput({ label, value, onChange, onComplete, error, busy }: CodeInputProps) {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const place = Math.min(value.length, codeLength - 1)

  function take(event: ChangeEvent<HTMLInputElement>) {
    const digits = codeDigits(event.target.value)
    onChange(digits)
    if (digits.length === codeLength && digits !== value) onComplete(digits)
  }
  // The caret stands behind the last digit; a full code is typed over as a whole.
  const settle = () => input.current!.setSelectionRange(value.length === codeLength ? 0 : value.length, value.length)

  return (
    <div className="field">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <div className={error ? 'code code--error' : 'code'} aria-busy={busy || undefined}>
        {Array.from({ length: codeLength }, (_, index) => (
          <span key={index} aria-hidden="true" className={focused && index === place ? 'now' : undefined}>
            {value[index]}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          name="code"
          data-autofocus=""
          className="code__input"
          value={value}
          onChange={take}
          onFocus={() => (setFocused(true), settle())}
          onBlur={() => setFocused(false)}
          onClick={settle}
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
      {error && (
        <p className="help is-error" id={`${id}-about`} role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
