import { useState } from 'react'
import { regions } from '#contract/addresses/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Field, SelectField, TextAreaField } from '#storefront/ui/forms/field.tsx'
import { FormAlert } from '#storefront/ui/forms/form-alert.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { capital, type AddressFormState } from './use-address-form.ts'
import formStyles from '#storefront/ui/forms/form.module.css'
import styles from './address-fields.module.css'

/** The fields a courier needs. In Tbilisi the region is the city, so that it is not asked for twice. */
export function AddressFields({ form }: { form: AddressFormState }) {
  const t = useT()
  const { field, values } = form
  return (
    <>
      <FormAlert text={form.formError} />
      <Field label={t('addresses.recipient')} autoComplete="name" {...field('recipient')} />
      <Field
        label={t('addresses.phone')}
        type="tel"
        autoComplete="tel"
        placeholder="5XX XX XX XX"
        help={t('addresses.phoneHelp')}
        {...field('phone')}
      />
      <SelectField label={t('addresses.region')} {...field('region')}>
        {regions.map((each) => (
          <option key={each} value={each}>
            {t(`addresses.region.${each}`)}
          </option>
        ))}
      </SelectField>
      {values.region !== capital && <Field label={t('addresses.city')} autoComplete="address-level2" {...field('city')} />}
      <Field label={t('addresses.street')} autoComplete="address-line1" {...field('street')} />
      <div className={formStyles.formPair}>
        <Field label={t('addresses.building')} {...field('building')} />
        <Field label={<Optional text={t('addresses.flat')} />} {...field('flat')} />
      </div>
      <OptionalFields form={form} />
    </>
  )
}

function Optional({ text }: { text: string }) {
  const t = useT()
  return (
    <>
      <Words>{text}</Words> <span className={`muted ${styles.optional}`}>({t('addresses.optional')})</span>
    </>
  )
}

/** The optional fields, folded unless one is filled in. */
function OptionalFields({ form: { field, values, errors } }: { form: AddressFormState }) {
  const t = useT()
  const [isFilledIn] = useState(Boolean(values.entrance || values.floor || values.note || values.postalCode))
  return (
    <details open={isFilledIn || errors.postalCode !== undefined}>
      <summary className="link">{t('addresses.more')}</summary>
      <div className={`${formStyles.formGrid} ${styles.more}`}>
        <div className={formStyles.formPair}>
          <Field label={t('addresses.entrance')} {...field('entrance')} />
          <Field label={t('addresses.floor')} {...field('floor')} />
        </div>
        <Field label={t('addresses.postalCode')} inputMode="numeric" autoComplete="postal-code" {...field('postalCode')} />
        <TextAreaField label={t('addresses.note')} maxLength={300} {...field('note')} />
      </div>
    </details>
  )
}
