import { useEffect, useState } from 'react'
import type { Country } from '#contract/accounts/constants.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { countryList } from './account-calls.ts'
import { needsAreaCode, type AccountName, type AccountInput } from './account-name.ts'
import styles from './account-field.module.css'

interface AccountFieldProps {
  value: AccountInput
  onChange: (value: Partial<AccountInput>) => void
  error: string | undefined
  help?: string
  /** Focused when the form opens. */
  first?: boolean
}

/** A field for an e-mail address or a phone number; the area code appears as soon as it is a number. */
export function AccountField({ value, onChange, error, help, first }: AccountFieldProps) {
  const t = useT()
  return (
    <Field
      label={t('accounts.account')}
      name="account"
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      value={value.account}
      error={error}
      help={help}
      leading={needsAreaCode(value.account) && <AreaCode value={value.areaCode} onChange={(areaCode) => onChange({ areaCode })} />}
      onChange={(event) => onChange({ account: event.target.value })}
      {...(first ? { 'data-autofocus': '' } : {})}
    />
  )
}

interface ContactFieldProps extends AccountFieldProps {
  model: AccountName['model']
}

const kinds = {
  mail: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

/** A field for an account of one kind; for a phone number the area code shows from the start. */
export function ContactField({ model, value, onChange, error }: ContactFieldProps) {
  const t = useT()
  const showAreaCode = model === 'phone' && (value.account === '' || needsAreaCode(value.account))
  return (
    <Field
      {...kinds[model]}
      label={t(`accounts.signIn.${model}`)}
      name="account"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value.account}
      error={error}
      leading={showAreaCode && <AreaCode value={value.areaCode} onChange={(areaCode) => onChange({ areaCode })} />}
      onChange={(event) => onChange({ account: event.target.value })}
      data-autofocus=""
    />
  )
}

const georgia: Country = { countryId: 'GE', areaCode: georgiaAreaCode, name: 'GE' }

/** The select of an area code, shown as `GE +995`; has Georgia alone until the countries are loaded. */
function AreaCode({ value, onChange }: { value: string; onChange: (areaCode: string) => void }) {
  const t = useT()
  const [countries, setCountries] = useState<Country[]>([georgia])
  useEffect(() => {
    let unmounted = false
    countryList().then(
      (list) => !unmounted && list.length > 0 && setCountries(list),
      // Georgian numbers need no list.
      () => undefined,
    )
    return () => {
      unmounted = true
    }
  }, [])
  const [chosen, setChosen] = useState(georgia.countryId)
  const country =
    countries.find((each) => each.countryId === chosen && each.areaCode === value) ??
    countries.find((each) => each.areaCode === value) ??
    georgia
  return (
    <span className={styles.area}>
      <Words>{`${country.countryId} +${country.areaCode}`}</Words>
      <Icon name="chevron-down" size={14} />
      <select
        name="areaCode"
        aria-label={t('accounts.country')}
        autoComplete="tel-country-code"
        value={country.countryId}
        onChange={(event) => {
          const next = countries.find((each) => each.countryId === event.target.value) ?? georgia
          setChosen(next.countryId)
          onChange(next.areaCode)
        }}
      >
        {countries.map(({ countryId, areaCode, name }) => (
          <option key={countryId} value={countryId}>
            {name} +{areaCode}
          </option>
        ))}
      </select>
    </span>
  )
}
