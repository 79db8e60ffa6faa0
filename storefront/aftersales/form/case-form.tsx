import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { CaseOptions } from '#contract/aftersales/calls.ts'
import { maxCaseText, type CaseWay } from '#contract/aftersales/constants.ts'
import { waysOf } from '#contract/aftersales/rules.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { PhotoField } from '#storefront/app/photos/photo-field.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field, TextAreaField } from '#storefront/ui/forms/field.tsx'
import { FormAlert } from '#storefront/ui/forms/form-alert.tsx'
import formStyles from '#storefront/ui/forms/form.module.css'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { PanelStep } from '#storefront/ui/layout/panel.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { RadioCards } from '#storefront/ui/forms/radio-cards.tsx'
import progressStyles from '#storefront/orders/details/order-progress.module.css'
import { comingSteps } from '../case/coming-steps.ts'
import { CaseLinesField } from './case-lines-field.tsx'
import { useCaseForm } from './use-case-form.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import styles from './case-form.module.css'

interface CaseFormProps {
  options: CaseOptions
  member: MemberInfo
  serverNow: string
}

/** The application in three steps of one page: items and quantities, why, what comes of it; the sum is the server's. */
export function CaseForm({ options, member, serverNow }: CaseFormProps) {
  const t = useT()
  const state = useCaseForm(options)
  const { form, units, setUnits, reason } = state
  return (
    <>
      <form {...form.formProps}>
        <section className={panelStyles.panel} aria-labelledby="case-what">
          <PanelStep step={1} id="case-what" title={t('aftersales.form.what')} />
          <CaseLinesField lines={options.lines} units={units} onChange={setUnits} />
          <FormAlert text={form.errors.lines} />
        </section>
        <CaseReasonFields options={options} state={state} />
        <CaseOutcome options={options} state={state} />
      </form>
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
    </>
  )
}

/** What comes of the application: the way of the case, where the money goes, how much, and the button that sends it. */
function CaseOutcome({ options, state }: { options: CaseOptions; state: CaseFormState }) {
  const t = useT()
  const { form, photos, way, amount } = state
  return (
    <section className={panelStyles.panel} aria-labelledby="case-outcome">
      <PanelStep step={3} id="case-outcome" title={t('aftersales.form.outcome')} />
      <div className={way ? styles.outcome : undefined}>
        {way && (
          <ol className={`${progressStyles.progress} ${styles.way}`}>
            {comingSteps({ way, state: 'applied' }).map((step, place) => (
              <li key={step} className={place === 0 ? progressStyles.next : undefined}>
                <b>{t(`aftersales.coming.${step}`)}</b>
                {place === 0 && <p>{t('aftersales.next.applied')}</p>}
              </li>
            ))}
          </ol>
        )}
        <div className={`${formStyles.formGrid} ${styles.send}`}>
          {options.disputed ? (
            <p>{t('aftersales.disputed')}</p>
          ) : (
            way !== 'exchange' && (
              <p className={styles.sum}>
                {t('aftersales.refund')} <Money tetri={amount} className="b7" />
              </p>
            )
          )}
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
          <FormAlert text={form.formError} />
          <Button type="submit" size="lg" busy={form.busy || photos.busy}>
            {t('aftersales.form.submit')}
          </Button>
        </div>
      </div>
    </section>
  )
}

const wayIcons = { refund: 'wallet', return: 'undo-2', exchange: 'package' } as const satisfies Record<CaseWay, string>

type CaseFormState = ReturnType<typeof useCaseForm>

/** Why; then what is asked for, in words and photos. */
function CaseReasonFields({ options, state }: { options: CaseOptions; state: CaseFormState }) {
  const t = useT()
  const { form, photos, reason, way } = state
  return (
    <section className={panelStyles.panel} aria-labelledby="case-why">
      <PanelStep step={2} id="case-why" title={t('aftersales.form.why')} />
      <div className={formStyles.formGrid}>
        <RadioCards
          name="reason"
          label={t('aftersales.form.reason')}
          cards={options.reasons.map((value) => ({ value, text: t(`aftersales.reason.${value}`) }))}
          value={reason}
          onSelect={(next) => form.set({ reason: next })}
          error={form.errors.reason}
          short
        />
        {reason && (
          <>
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
            <TextAreaField {...form.field('text')} label={t('aftersales.form.text')} maxLength={maxCaseText} rows={3} />
            <PhotoField label={t('aftersales.form.photos')} photos={photos} />
          </>
        )}
      </div>
    </section>
  )
}
