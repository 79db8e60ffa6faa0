import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { CaseOptions } from '#contract/aftersales/calls.ts'
import { maxCaseText, type CaseWay } from '#contract/aftersales/constants.ts'
import { waysOf } from '#contract/aftersales/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { PhotoField } from '#storefront/app/photos/photo-field.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field, TextAreaField } from '#storefront/ui/forms/field.tsx'
import formStyles from '#storefront/ui/forms/form.module.css'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Money } from '#storefront/ui/text/price.tsx'
import { RadioCards } from '#storefront/ui/forms/radio-cards.tsx'
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

const wayIcons = { refund: 'wallet', return: 'undo-2', exchange: 'package' } as const satisfies Record<CaseWay, string>

/** Why, what is asked for, photos, and where the money goes if not to a card. */
function CaseReasonFields({ options, state }: { options: CaseOptions; state: ReturnType<typeof useCaseForm> }) {
  const t = useT()
  const { form, photos, reason, way } = state
  return (
    <section className={`${panelStyles.panel} ${formStyles.formGrid}`} aria-labelledby="case-why">
      <h2 id="case-why">{t('aftersales.form.why')}</h2>
      <RadioCards
        name="reason"
        label={t('aftersales.form.reason')}
        cards={options.reasons.map((value) => ({ value, text: t(`aftersales.reason.${value}`) }))}
        value={reason}
        onSelect={(next) => form.set({ reason: next })}
        error={form.errors.reason}
      />
      {reason && (
        <RadioCards
          name="way"
          label={t('aftersales.form.way')}
          cards={waysOf(reason).map((value) => ({
            value,
            text: t(`aftersales.way.${value}`),
            detail: t(`aftersales.way.${value}.text`),
            icon: wayIcons[value],
          }))}
          value={way}
          onSelect={(next) => form.set({ way: next })}
        />
      )}
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
