import { useId } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { FieldHelp } from './field-help.tsx'
import choiceStyles from './choice.module.css'
import styles from './radio-cards.module.css'

interface RadioCard<V extends string> {
  value: V
  text: string
  detail?: string
  icon?: IconName
}

interface RadioCardsProps<V extends string> {
  label: string
  name: string
  cards: RadioCard<V>[]
  value: string | undefined
  onSelect: (value: V) => void
  /** The error text. */
  error?: string | undefined
  /** Of few words: two beside each other on phones, without their icons. */
  short?: boolean
}

/** A choice of one among a few, each a card that can be pressed as a whole; native radio buttons inside a fieldset. */
export function RadioCards<V extends string>({ label, name, cards, value, onSelect, error, short }: RadioCardsProps<V>) {
  const errorId = useId()
  return (
    <fieldset className={styles.cards} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className={short ? `${styles.grid} ${styles.short}` : styles.grid}>
        {cards.map(({ value: each, text, detail, icon }) => (
          <label key={each} className={each === value ? `${styles.card} ${styles.on}` : styles.card}>
            {icon && <Icon name={icon} />}
            <span>
              <b>{text}</b>
              {detail && <small>{detail}</small>}
            </span>
            <input
              type="radio"
              className={choiceStyles.radio}
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onSelect(each)}
              aria-label={text}
            />
          </label>
        ))}
      </div>
      {error && <FieldHelp id={errorId} error={error} announced className={styles.error} />}
    </fieldset>
  )
}
