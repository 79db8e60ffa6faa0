import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { formatAccount, type AccountName } from '../forms/account-name.ts'

/** The e-mail address or phone number a member signs in with, with a button to add or replace it. */
export function ContactRow({ model, value, onChange }: { model: AccountName['model']; value: string | undefined; onChange: () => void }) {
  const t = useT()
  return (
    <li>
      <Icon name={model === 'mail' ? 'mail' : 'smartphone'} />
      <div>
        <b>{t(`accounts.signIn.${model}`)}</b>
        <p className={value && model === 'phone' ? 'num' : undefined}>{value ? formatAccount(value) : t('accounts.signIn.noContact')}</p>
      </div>
      <Button kind="line" size="sm" onClick={onChange} aria-label={t(`accounts.contact.${model}.${value ? 'change' : 'add'}`)}>
        {t(value ? 'accounts.signIn.change' : 'accounts.signIn.add')}
      </Button>
    </li>
  )
}
