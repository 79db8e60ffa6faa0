import { useEffect, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from './icon.tsx'

interface StepperProps {
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** What is being counted: 'Quantity, ceramic cup'. */
  label: string
  busy?: boolean
}

/** A count that can be stepped or typed. A number out of reach is brought back to the nearest one, and that is said. */
export function Stepper({ value, min = 1, max, onChange, label, busy }: StepperProps) {
  const t = useT()
  const [typed, setTyped] = useState(String(value))
  const [said, setSaid] = useState('')
  useEffect(() => setTyped(String(value)), [value])

  function ask(wanted: number) {
    const next = Math.min(max, Math.max(min, wanted))
    setSaid(wanted > max ? t('ui.atMost', { max }) : wanted < min ? t('ui.atLeast', { min }) : '')
    setTyped(String(next))
    if (next !== value) onChange(next)
  }

  return (
    <div className="step" role="group" aria-label={label} aria-busy={busy || undefined}>
      <button type="button" aria-label={t('ui.less')} disabled={value <= min} onClick={() => ask(value - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onFocus={(event) => event.target.select()}
        onBlur={() => ask(typed === '' ? value : Number(typed))}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (by === undefined && event.key !== 'Enter') return
          event.preventDefault()
          ask(by === undefined ? Number(typed || value) : value + by)
        }}
      />
      <button type="button" aria-label={t('ui.more')} disabled={value >= max} onClick={() => ask(value + 1)}>
        <Icon name="plus" size={18} />
      </button>
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  )
}
