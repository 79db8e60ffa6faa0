import { Rich } from '#storefront/app/i18n/messages.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { FieldHelp } from '#storefront/ui/forms/field-help.tsx'
import styles from './agreement.module.css'

/** The links open new tabs, so that form input is not lost. */
export const agreementLinks = { terms: newTab('/protocol_ty_fx'), privacy: newTab('/protocol_ty_ysz') }

function newTab(href: string) {
  return (text: string) => (
    <a className="link" href={href} target="_blank" rel="noopener">
      {text}
    </a>
  )
}

/** The checkbox of the agreement, required for a registration. */
export function Agreement({
  checked,
  error,
  onChange,
}: {
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}) {
  return (
    <div>
      <Checkbox
        name="agreement"
        className={styles.agree}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agreement-about' : undefined}
        label={<Rich id="accounts.agreement" tags={agreementLinks} />}
      />
      {error && <FieldHelp id="agreement-about" error={error} announced className={styles.error} />}
    </div>
  )
}
