import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { passwordError } from '#contract/accounts/rules.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { changeContact, checkCode, sendContactCode, type SentCode } from '../forms/account-calls.ts'
import { accountName, contactError, accountInputOf, formatAccount, noAccount, type AccountName } from '../forms/account-name.ts'
import { openPendingStore } from '../forms/pending-code-store.ts'
import { useCodeFlow } from '../forms/use-code-flow.ts'
import { useStagedForm } from '../forms/use-staged-form.ts'

/** In this order; a member without a password skips the last. */
export const contactStages = ['account', 'code', 'password'] as const
type ContactStage = (typeof contactStages)[number]

const pendingCode = openPendingStore<SentCode & { memberId: string }>('contactCode')
const emptyValues = { ...noAccount, code: '', password: '' }

/** The code sent to this member for this kind of account: another member in the same tab does not see it. */
function usePendingCode(member: MemberInfo, model: AccountName['model']): SentCode | undefined {
  const pending = pendingCode.use()
  return pending?.memberId === member.id && pending.model === model ? pending : undefined
}

const previousStage: Partial<Record<ContactStage, ContactStage>> = { code: 'account', password: 'code' }

/**
 * The stages of adding or replacing the e-mail address or phone number a member signs in with: verified by a code, and by
 * the password where there is one. Opens at the code where one was sent before a reload.
 */
export function useContact(member: MemberInfo, model: AccountName['model'], onDone: () => Promise<void>) {
  const t = useT()
  const sent = usePendingCode(member, model)
  const form = useStagedForm({
    initial: { ...emptyValues, ...(sent && accountInputOf(sent.userName)) },
    firstStage: (): ContactStage => (sent ? 'code' : 'account'),
    draft: `contact ${model}`,
  })
  const { values, plans, go, check, run, setErrors } = form

  async function save(verified: SentCode, code: string) {
    await changeContact(verified, code, member.hasPassword ? values.password : undefined)
    pendingCode.write(undefined)
    toast({ text: t('accounts.contact.done', { account: formatAccount(verified.userName) }), kind: 'ok' })
    await onDone()
  }
  /** Returns to the stage whose field has an error; with a rejected account its consumed code is dropped. */
  function returnToField({ params: { field }, message }: CallError): boolean {
    if (field !== 'code' && field !== 'account') return false
    if (field === 'account') pendingCode.write(undefined)
    go(field)
    setErrors({ [field]: message })
    return true
  }
  const flow = useCodeFlow({
    form,
    sent,
    send: async (name) => pendingCode.write({ ...(await sendContactCode(name)), memberId: member.id }),
    async onCode(entered, code) {
      if (!member.hasPassword) return save(entered, code)
      await checkCode(entered, code)
      go('password')
    },
    onError: member.hasPassword ? undefined : returnToField,
    previous: previousStage,
  })
  return {
    ...form,
    ...flow,
    submitAccount() {
      if (!check({ account: contactError(values, model, plans) })) return
      flow.requestCode(accountName(values, plans), 'code')
    },
    submitPassword() {
      if (!check({ password: passwordError(values.password) }) || !sent) return
      void run(() => save(sent, values.code), returnToField)
    },
  }
}

export type ContactState = ReturnType<typeof useContact>
