import { useId } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { FieldHelp } from '#storefront/ui/forms/field-help.tsx'
import styles from './score-field.module.css'

interface ScoreFieldProps {
  /** `1` to `5`, empty where none is chosen. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Five radio buttons that look like stars, with the word for the chosen one beside them. */
export function ScoreField({ value, error, onChange }: ScoreFieldProps) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={error ? id : undefined}>
      <legend>{t('reviews.form.score')}</legend>
      <div className={styles.stars}>
        {['1', '2', '3', '4', '5'].map((score) => (
          <label key={score} className={score <= value ? styles.on : undefined}>
            <input
              type="radio"
              name="score"
              value={score}
              checked={score === value}
              aria-label={t('reviews.outOf', { score })}
              data-autofocus={score === (value || '1') ? '' : undefined}
              onChange={() => onChange(score)}
            />
            <Icon name="star" size={28} fill={score <= value} />
          </label>
        ))}
        <span aria-hidden="true">{t('reviews.form.word', { score: value })}</span>
      </div>
      {error && <FieldHelp id={id} error={error} announced />}
    </fieldset>
  )
}
