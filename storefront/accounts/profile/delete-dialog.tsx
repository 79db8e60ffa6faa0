import { useState } from 'react'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { passwordError } from '#contract/accounts/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { DoneStep, FormError, StepHeading } from '../forms/form-parts.tsx'
import { setSigningOut } from '../session/member-store.ts'
import { leaveAfterSignOut } from '../session/sign-out.ts'
import { CurrentPassword, HiddenUserName } from '../forms/password-field.tsx'
import formPartsStyles from '../forms/form-parts.module.css'
import styles from './delete-dialog.module.css'

const consequences = ['accounts.delete.person', 'accounts.delete.things', 'accounts.delete.orders', 'accounts.delete.waits'] as const
/** Lists what a deletion removes, then asks for confirmation and the password. The deletion cannot be undone. */
export function DeleteDialog({ member, onClose }: { member: MemberInfo; onClose: () => void }) {
  const t = useT()
  const [isDeleted, setDeleted] = useState(false)
  const form = useForm({
    draft: null,
    initial: { password: '', sure: false },
    rules: ({ password }) => (member.hasPassword ? { password: passwordError(password) } : {}),
    save: ({ password }) => api.personalData.deleteAccount(member.hasPassword ? { password } : {}),
    onSaved() {
      setSigningOut(true)
      setDeleted(true)
    },
    pause: retryButtonDelay,
  })
  if (isDeleted) return <DeletedDialog />
  return (
    <Dialog open onClose={onClose} title={t('accounts.delete.action')}>
      <form {...form.formProps} className={formPartsStyles.auth}>
        <StepHeading icon="trash-2" title={t('accounts.delete.title')} text={t('accounts.delete.lead')} focused />
        <FormError text={form.formError} errorKey={form.errorKey} />
        <ul className={styles.list}>
          {consequences.map((id) => (
            <li key={id}>
              <Icon name="minus" size={16} />
              <Words>{t(id)}</Words>
            </li>
          ))}
        </ul>
        <HiddenUserName userName={member.accountNumber} />
        {member.hasPassword && <CurrentPassword {...form.field('password')} />}
        <Checkbox label={t('accounts.delete.sure')} {...form.check('sure')} />
        <Button type="submit" kind="deal" size="lg" wide busy={form.busy} disabled={form.resting || !form.values.sure}>
          {t('accounts.delete.forGood')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Says that it is done; every way on leaves the page, which is still the member's. */
function DeletedDialog() {
  const t = useT()
  const leave = () => leaveAfterSignOut()
  return (
    <Dialog open ofPage onClose={leave} title={t('accounts.delete.action')}>
      <DoneStep title={t('accounts.delete.done.title')} text={t('accounts.delete.done.text')}>
        <Button size="lg" wide onClick={leave}>
          {t('shell.error.home')}
        </Button>
      </DoneStep>
    </Dialog>
  )
}
