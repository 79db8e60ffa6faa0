import { useState } from 'react'
import type { AddressForm } from '#contract/addresses/calls.ts'
import { regions } from '#contract/addresses/constants.ts'
import type { AddressErrors, AddressField } from '#contract/addresses/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Field, SelectField, TextAreaField } from '#storefront/ui/field.tsx'
import formStyles from '#storefront/ui/form.module.css'
import styles from './address-fields.module.css'

interface AddressFieldsProps {
  /** What the fields begin with: an address to change, or what the account knows. */
  initial: Partial<AddressForm> | undefined
  errors: AddressErrors
}

/** The region that is a city. */
const capital = 'TB'

/** The fields a courier needs. In Tbilisi the region is the city, so that it is not asked for twice. */
export function AddressFields({ initial, errors }: AddressFieldsProps) {
  const t = useT()
  const [region, setRegion] = useState<string>(initial?.region ?? capital)
  const error = errorTexts(errors, t)
  return (
    <>
      <RecipientFields initial={initial} error={error} />
      <SelectField
        label={t('addresses.region')}
        name="region"
        value={region}
        onChange={(event) => setRegion(event.target.value)}
        error={error('region')}
      >
        {regions.map((each) => (
          <option key={each} value={each}>
            {t(`addresses.region.${each}`)}
          </option>
        ))}
      </SelectField>
      {region === capital ? (
        <input type="hidden" name="city" value={t('addresses.region.TB')} />
      ) : (
        <Field
          label={t('addresses.city')}
          name="city"
          autoComplete="address-level2"
          defaultValue={initial?.region === region ? initial?.city : ''}
          error={error('city')}
        />
      )}
      <Field
        label={t('addresses.street')}
        name="street"
        autoComplete="address-line1"
        defaultValue={initial?.street}
        error={error('street')}
      />
      <div className={formStyles.formPair}>
        <Field label={t('addresses.building')} name="building" defaultValue={initial?.building} error={error('building')} />
        <Field label={<Optional text={t('addresses.flat')} />} name="flat" defaultValue={initial?.flat} />
      </div>
      <OptionalFields initial={initial} error={error('postalCode')} />
    </>
  )
}

interface RecipientFieldsProps {
  initial: AddressFieldsProps['initial']
  error: ReturnType<typeof errorTexts>
}

function RecipientFields({ initial, error }: RecipientFieldsProps) {
  const t = useT()
  return (
    <>
      <Field
        label={t('addresses.recipient')}
        name="recipient"
        autoComplete="name"
        defaultValue={initial?.recipient}
        error={error('recipient')}
      />
      <Field
        label={t('addresses.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="5XX XX XX XX"
        defaultValue={initial?.phone}
        error={error('phone')}
        help={t('addresses.phoneHelp')}
      />
    </>
  )
}

/** The text of a field's error. */
const errorTexts = (errors: AddressErrors, t: ReturnType<typeof useT>) => (field: AddressField) => {
  const key = errors[field]
  return key && t(key)
}

function Optional({ text }: { text: string }) {
  const t = useT()
  return (
    <>
      {text} <span className={`muted ${styles.optional}`}>({t('addresses.optional')})</span>
    </>
  )
}

/** The optional fields, folded unless one is filled in. */
function OptionalFields({ initial, error }: { initial: Partial<AddressForm> | undefined; error: string | undefined }) {
  const t = useT()
  return (
    <details open={Boolean(error || initial?.entrance || initial?.floor || initial?.note || initial?.postalCode)}>
      <summary className="link">{t('addresses.more')}</summary>
      <div className={`${formStyles.formGrid} ${styles.more}`}>
        <div className={formStyles.formPair}>
          <Field label={t('addresses.entrance')} name="entrance" defaultValue={initial?.entrance} />
          <Field label={t('addresses.floor')} name="floor" defaultValue={initial?.floor} />
        </div>
        <Field
          label={t('addresses.postalCode')}
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={initial?.postalCode}
          error={error}
        />
        <TextAreaField label={t('addresses.note')} name="note" maxLength={300} defaultValue={initial?.note} />
      </div>
    </details>
  )
}
