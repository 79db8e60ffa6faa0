import { useEffect, useState } from 'react'
import { asciiDigits } from '#contract/core/digits.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '../icon.tsx'
import { isInputMethodKey } from './input-method.ts'
import styles from './stepper.module.css'

interface StepperProps {
  value: number
  max: number
  onChange: (value: number) => void
  /** What is counted, for the accessible name: 'Quantity, ceramic cup'. */
  label: string
}

/**
 * A quantity that can be stepped or entered. A number out of range is clamped, and that is announced. At a limit the button stays focusable: a
 * disabled one would lose the focus of who has just pressed it.
 */
export function Stepper({ value, max, onChange, label }: StepperProps) {
  const t = useT()
  const [inputText, setInputText] = useState(String(value))
  const [limitText, setLimitText] = useState('')
  useEffect(() => setInputText(String(value)), [value])

  /** Digits of any script, thousands apart or not; what is no whole number changes nothing, and that is announced. */
  function requestEntered() {
    const entered = asciiDigits(inputText.normalize('NFKC'))
      .replace(/\p{Cf}/gu, '')
      .trim()
    if (/^(?:\d+|\d{1,3}(?:\s\d{3})+)$/.test(entered)) return request(Number(entered.replace(/\s/g, '')))
    setLimitText(entered === '' ? '' : t('ui.wholeNumber'))
    setInputText(String(value))
  }

  function request(requested: number) {
    const next = Math.min(max, Math.max(1, requested))
    setLimitText(requested > max ? t('ui.atMost', { max }) : requested < 1 ? t('ui.atLeast', { min: 1 }) : '')
    setInputText(String(next))
    if (next !== value) onChange(next)
  }

  return (
    <div className={styles.step} role="group" aria-label={label}>
      <button type="button" aria-label={t('ui.less')} aria-disabled={value <= 1 || undefined} onClick={() => request(value - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={inputText}
        maxLength={20}
        onChange={(event) => setInputText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={requestEntered}
        onKeyDown={(event) => {
          const delta = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (isInputMethodKey(event) || (delta === undefined && event.key !== 'Enter')) return
          event.preventDefault()
          if (delta === undefined) requestEntered()
          else request(value + delta)
        }}
      />
      <button type="button" aria-label={t('ui.more')} aria-disabled={value >= max || undefined} onClick={() => request(value + 1)}>
        <Icon name="plus" size={18} />
      </button>
      <span className="vh" role="status">
        {limitText}
      </span>
    </div>
  )
}
