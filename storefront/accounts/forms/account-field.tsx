import { useState, type ComponentProps } from 'react'
import type { Country } from '#contract/accounts/constants.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { loadCountries } from './account-calls.ts'
import { needsAreaCode, type AccountName, type AccountInput } from './account-name.ts'
import type { FieldBinding } from './password-field.tsx'
import styles from './account-field.module.css'

/** What an account's field takes of its form. */
interface AccountForm {
  values: AccountInput
  field: (name: 'account') => FieldBinding
  set: (changes: { areaCode: string }) => void
}

type InputProps = Omit<ComponentProps<typeof Field>, 'name' | 'form'> & { form: AccountForm; hasAreaCode: boolean }

function AccountInputField({ form: { values, field, set }, hasAreaCode, ...input }: InputProps) {
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      leading={hasAreaCode && <AreaCode value={values.areaCode} onChange={(areaCode) => set({ areaCode })} />}
      {...field('account')}
      {...input}
    />
  )
}

interface AccountFieldProps {
  form: AccountForm
  help?: string
  /** Focused when the form opens. */
  first?: boolean
}

/** A field for an e-mail address or a phone number; the area code appears as soon as it is a number. */
export function AccountField({ form, help, first }: AccountFieldProps) {
  const t = useT()
  const focus = first ? { 'data-autofocus': '' } : {}
  const kind = { type: 'text', inputMode: 'email', autoComplete: 'username', autoCorrect: 'off' } as const
  const hasAreaCode = needsAreaCode(form.values.account)
  return <AccountInputField {...kind} {...focus} form={form} hasAreaCode={hasAreaCode} label={t('accounts.account')} help={help} />
}

const kinds = {
  mail: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

/** A field for an account of one kind; for a phone number the area code shows from the start. */
export function ContactField({ form, model }: { form: AccountForm; model: AccountName['model'] }) {
  const t = useT()
  const { account } = form.values
  const hasAreaCode = model === 'phone' && (account === '' || needsAreaCode(account))
  return (
    <AccountInputField {...kinds[model]} form={form} hasAreaCode={hasAreaCode} label={t(`accounts.signIn.${model}`)} data-autofocus="" />
  )
}

const georgia: Country = { countryId: 'GE', areaCode: georgiaAreaCode, name: 'GE' }

/** The select of an area code, shown as `GE +995`; has Georgia alone until the countries are loaded. */
function AreaCode({ value, onChange }: { value: string; onChange: (areaCode: string) => void }) {
  const t = useT()
  // Georgian numbers need no list.
  const { data: countries = [georgia] } = useCall('accounts.countries', loadCountries)
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
