import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { CaseOptions } from '#contract/aftersales/calls.ts'
import { maxCaseText, type CaseReason, type CaseWay } from '#contract/aftersales/constants.ts'
import { waysOf } from '#contract/aftersales/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { PhotoField } from '#storefront/app/photos/photo-field.tsx'
import { Button } from '#storefront/ui/button.tsx'
import choiceStyles from '#storefront/ui/choice.module.css'
import { Field, SelectField, TextAreaField } from '#storefront/ui/field.tsx'
import formStyles from '#storefront/ui/form.module.css'
import panelStyles from '#storefront/ui/panel.module.css'
import { Money } from '#storefront/ui/price.tsx'
import { CaseLinesField } from './case-lines-field.tsx'
import { useCaseForm } from './use-case-form.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import styles from './case-form.module.css'

interface CaseFormProps {
  options: CaseOptions
  member: MemberInfo
  serverNow: string
}

/** The application: items and quantities, why, what is asked for, photos; the sum is the server's. */
export function CaseForm({ options, member, serverNow }: CaseFormProps) {
  const t = useT()
  const state = useCaseForm(options)
  const { form, photos, units, setUnits, reason, way, amount } = state
  return (
    <form {...form.formProps} className={formStyles.formGrid}>
      <section className={panelStyles.panel} aria-labelledby="case-what">
        <h2 id="case-what">{t('aftersales.form.what')}</h2>
        <CaseLinesField lines={options.lines} units={units} onChange={setUnits} />
        {form.errors.lines && (
          <p role="alert" className="red">
            {form.errors.lines}
          </p>
        )}
      </section>
      <CaseReasonFields options={options} state={state} />
      {reason === 'changedMind' && Object.values(units).some((quantity) => quantity > 0) && (
        <WithdrawalForm
          name={member.name}
          details={{
            ...options,
            createdAt: serverNow,
            lines: options.lines.flatMap((line) => (units[line.position] ? [{ ...line, quantity: units[line.position]! }] : [])),
          }}
        />
      )}
      <section className={`${panelStyles.panel} ${styles.submit}`} aria-label={t('aftersales.refund')}>
        {options.disputed ? (
          <p>{t('aftersales.disputed')}</p>
        ) : (
          way !== 'exchange' && (
            <p>
              {t('aftersales.refund')} <Money tetri={amount} className="b7" />
            </p>
          )
        )}
        {form.formError && (
          <p role="alert" className="red">
            {form.formError}
          </p>
        )}
        <Button type="submit" size="lg" busy={form.busy || photos.busy}>
          {t('aftersales.form.submit')}
        </Button>
      </section>
    </form>
  )
}

/** Why, what is asked for, photos, and where the money goes if not to a card. */
function CaseReasonFields({ options, state }: { options: CaseOptions; state: ReturnType<typeof useCaseForm> }) {
  const t = useT()
  const { form, photos, reason, way } = state
  return (
    <section className={`${panelStyles.panel} ${formStyles.formGrid}`} aria-labelledby="case-why">
      <h2 id="case-why">{t('aftersales.form.why')}</h2>
      <SelectField {...form.field('reason')} label={t('aftersales.form.reason')}>
        <option value="">{t('aftersales.form.choose')}</option>
        {options.reasons.map((each) => (
          <option key={each} value={each}>
            {t(`aftersales.reason.${each}`)}
          </option>
        ))}
      </SelectField>
      {reason && <WayField reason={reason} selected={way} onSelect={(next) => form.set({ way: next })} />}
      <TextAreaField {...form.field('text')} label={t('aftersales.form.text')} maxLength={maxCaseText} rows={4} />
      <PhotoField label={t('aftersales.form.photos')} photos={photos} />
      {options.needsIban && (
        <Field
          {...form.field('iban')}
          label={t('aftersales.form.iban')}
          help={t('aftersales.form.iban.help')}
          placeholder="GE00 XX00 0000 0000 0000 00"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </section>
  )
}

interface WayFieldProps {
  reason: CaseReason
  selected: CaseWay | undefined
  onSelect: (way: CaseWay) => void
}

function WayField({ reason, selected, onSelect }: WayFieldProps) {
  const t = useT()
  return (
    <div role="radiogroup" aria-label={t('aftersales.form.way')}>
      {waysOf(reason).map((way) => (
        <label
          key={way}
          aria-label={t(`aftersales.way.${way}`)}
          className={way === selected ? `${choiceStyles.pick} ${choiceStyles.on}` : choiceStyles.pick}
        >
          <input
            type="radio"
            className={choiceStyles.radio}
            name="way"
            value={way}
            checked={way === selected}
            onChange={() => onSelect(way)}
          />
          <span>
            <b>{t(`aftersales.way.${way}`)}</b>
            <span className="block muted">{t(`aftersales.way.${way}.text`)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
