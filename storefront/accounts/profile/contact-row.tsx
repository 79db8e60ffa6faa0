import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { shownAccount, type AccountName } from '../forms/account-name.ts'

/** One of the two contacts a member signs in with, and the way to add it or to put another in its place. */
export function ContactRow({ model, value, onChange }: { model: AccountName['model']; value: string | undefined; onChange: () => void }) {
  const t = useT()
  return (
    <li>
      <Icon name={model === 'mail' ? 'mail' : 'smartphone'} />
      <div>
        <b>{t(`accounts.signIn.${model}`)}</b>
        <p className={value && model === 'phone' ? 'num' : undefined}>{value ? shownAccount(value) : t('accounts.signIn.noContact')}</p>
      </div>
      <Button kind="line" size="sm" onClick={onChange} aria-label={t(`accounts.contact.${model}.${value ? 'change' : 'add'}`)}>
        {t(value ? 'accounts.signIn.change' : 'accounts.signIn.add')}
      </Button>
    </li>
  )
}
