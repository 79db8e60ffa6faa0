import { nameLength } from '#contract/accounts/rules.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import type { FieldBinding } from './password-field.tsx'
import styles from './name-fields.module.css'

type NameField = 'firstName' | 'lastName'

interface NameFieldsProps {
  bind: (field: NameField) => FieldBinding
  /** The leading field takes the focus in a dialog. */
  focusFirst?: boolean
}

/** First name and surname side by side, in the order of the page's language: in Chinese the surname leads. */
export function NameFields({ bind, focusFirst }: NameFieldsProps) {
  const t = useT()
  const order: NameField[] = useLang() === 'zh' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  return (
    <div className={styles.pair}>
      {order.map((field, place) => (
        <Field
          key={field}
          {...bind(field)}
          label={t(`accounts.${field}`)}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          maxLength={nameLength}
          {...(focusFirst && place === 0 ? { 'data-autofocus': '' } : {})}
        />
      ))}
    </div>
  )
}
