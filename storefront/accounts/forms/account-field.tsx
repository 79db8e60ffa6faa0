import { useEffect, useState } from 'react'
import type { Country } from '#contract/accounts/constants.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Field } from '#storefront/ui/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { countryList } from './account-calls.ts'
import { wantsAreaCode, type AccountName, type TypedAccount } from './account-name.ts'

interface AccountFieldProps {
  value: TypedAccount
  onChange: (value: Partial<TypedAccount>) => void
  error: string | undefined
  help?: string
  /** It takes the focus when the form opens. */
  first?: boolean
}

/** An e-mail address or a phone number; the country stands before the number as soon as it is one. */
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
      leading={wantsAreaCode(value.account) && <AreaCode value={value.areaCode} onChange={(areaCode) => onChange({ areaCode })} />}
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

/** An account of one kind. The country stands before a number from the start. */
export function ContactField({ model, value, onChange, error }: ContactFieldProps) {
  const t = useT()
  const area = model === 'phone' && (value.account === '' || wantsAreaCode(value.account))
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
      leading={area && <AreaCode value={value.areaCode} onChange={(areaCode) => onChange({ areaCode })} />}
      onChange={(event) => onChange({ account: event.target.value })}
      data-autofocus=""
    />
  )
}

const known: Country = { countryId: 'GE', areaCode: georgiaAreaCode, name: 'GE' }

/** The country of a number, as `GE +995`; Georgia stands there until the others have come. */
function AreaCode({ value, onChange }: { value: string; onChange: (areaCode: string) => void }) {
  const t = useT()
  const [countries, setCountries] = useState<Country[]>([known])
  useEffect(() => {
    let gone = false
    countryList().then(
      (list) => !gone && list.length > 0 && setCountries(list),
      // Georgian numbers need no list.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const [chosen, setChosen] = useState(known.countryId)
  const here =
    countries.find((each) => each.countryId === chosen && each.areaCode === value) ??
    countries.find((each) => each.areaCode === value) ??
    known
  return (
    <span className="area">
      {here.countryId} +{here.areaCode}
      <Icon name="chevron-down" size={14} />
      <select
        name="areaCode"
        aria-label={t('accounts.country')}
        autoComplete="tel-country-code"
        value={here.countryId}
        onChange={(event) => {
          const next = countries.find((each) => each.countryId === event.target.value) ?? known
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
