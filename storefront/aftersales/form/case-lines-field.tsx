import type { CaseOptions } from '#contract/aftersales/calls.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { casePath } from '#contract/orders/paths.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import { Stepper } from '#storefront/ui/forms/stepper.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import type { Units } from './use-case-form.ts'
import styles from './case-lines-field.module.css'

interface CaseLinesFieldProps {
  lines: CaseOptions['lines']
  units: Units
  onChange: (units: Units) => void
}

/** The lines of the order with a tick and a quantity each; those that cannot be chosen say why. */
export function CaseLinesField({ lines, units, onChange }: CaseLinesFieldProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.position}>
          <CaseLineField line={line} chosen={units[line.position] ?? 0} onChange={(n) => onChange({ ...units, [line.position]: n })} />
        </li>
      ))}
    </ul>
  )
}

interface CaseLineFieldProps {
  line: CaseOptions['lines'][number]
  chosen: number
  onChange: (quantity: number) => void
}

function CaseLineField({ line, chosen, onChange }: CaseLineFieldProps) {
  const t = useT()
  const { name, options, picture, quantity, amounts, openCaseNo } = line
  const possible = amounts.length > 0 && !openCaseNo
  const label = variantName(name, options)
  return (
    <div className={possible ? styles.line : `${styles.line} ${styles.off}`}>
      <Checkbox aria-label={label} checked={chosen > 0} disabled={!possible} onChange={(event) => onChange(event.target.checked ? 1 : 0)} />
      <Picture picture={picture} alt="" sizes="64px" />
      <p>
        <Words>{label}</Words>
        <small className="block muted">{t('orders.units', { count: quantity })}</small>
        {openCaseNo && (
          <Link className="link block" to={casePath(openCaseNo)}>
            {t('aftersales.form.inCase')}
          </Link>
        )}
        {amounts.length === 0 && <small className="block muted">{t('aftersales.form.refunded')}</small>}
      </p>
      {chosen > 0 && amounts.length > 1 && (
        <Stepper value={chosen} max={amounts.length} onChange={onChange} label={t('aftersales.form.quantity', { name: label })} />
      )}
      {chosen > 0 && amounts[chosen - 1]! > 0 && <Money tetri={amounts[chosen - 1] ?? 0} className="b5" />}
    </div>
  )
}
