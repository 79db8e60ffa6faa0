import { Rich } from '#storefront/app/i18n/messages.tsx'
import { Checkbox } from '#storefront/ui/checkbox.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The agreement and the privacy policy open in new tabs: nothing that was typed is lost over them. */
export const agreementLinks = { terms: newTab('/protocol_ty_fx'), privacy: newTab('/protocol_ty_ysz') }

function newTab(href: string) {
  return (text: string) => (
    <a className="link" href={href} target="_blank" rel="noopener">
      {text}
    </a>
  )
}

/** The tick without which nobody registers. */
export function Agreement({
  ticked,
  error,
  onChange,
}: {
  ticked: boolean
  error: string | undefined
  onChange: (ticked: boolean) => void
}) {
  return (
    <div>
      <Checkbox
        name="agreement"
        className="auth__agree"
        checked={ticked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agreement-about' : undefined}
        label={<Rich id="accounts.agreement" tags={agreementLinks} />}
      />
      {error && (
        <p className="help is-error mt-1" id="agreement-about" role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
