import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { passwordError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'
import type { CallError } from '#storefront/app/client/client.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { changeContact, checkCode, sendContactCode, type SentCode } from '../forms/account-calls.ts'
import { accountName, contactFault, retyped, shownAccount, type AccountName, type TypedAccount } from '../forms/account-name.ts'
import { openKept } from '../forms/pending-code-store.ts'
import { fieldsBy, useTyped } from '../forms/use-form-values.ts'
import { useWork } from '../forms/use-form-submit.ts'

type ContactField = 'account' | 'code' | 'password'
/** In this order; who has no password is done after the code. */
export const contactStages = ['account', 'code', 'password'] as const
type ContactStage = (typeof contactStages)[number]

interface ContactValues extends TypedAccount {
  code: string
  password: string
}

const fieldOf = fieldsBy<ContactField>({ 'account.loginAgain': 'form' })

const kept = openKept<SentCode & { memberId: string }>('contactCode')
const nothing: ContactValues = { account: '', areaCode: georgiaAreaCode, code: '', password: '' }

/** Another member of the same tab begins anew. */
function useSent(member: MemberInfo, model: AccountName['model']): SentCode | undefined {
  const found = kept.use()
  return found?.memberId === member.id && found.model === model ? found : undefined
}

const before: Partial<Record<ContactStage, ContactStage>> = { code: 'account', password: 'code' }

/**
 * Another e-mail address or phone to sign in with: proved by a code, and by the password where there is one. A code on its
 * way, kept over a reload, is asked for.
 */
export function useContact(member: MemberInfo, model: AccountName['model'], onDone: () => Promise<void>) {
  const t = useT()
  const work = useWork<ContactField>(fieldOf)
  const { check, run, setErrors } = work
  const sent = useSent(member, model)
  const start = { ...nothing, ...(sent && retyped(sent.userName)) }
  const typed = useTyped<ContactValues, ContactStage, ContactField>(start, sent ? 'code' : 'account', work)
  const { values, set, stage, go } = typed
  const previous = before[stage]

  async function send(name: AccountName) {
    kept.keep({ ...(await sendContactCode(name)), memberId: member.id })
    set({ code: '' })
    toast({ text: t('accounts.code.sent'), kind: 'ok' })
  }
  async function save(proved: SentCode, code: string) {
    await changeContact(proved, code, member.hasPassword ? values.password : undefined)
    kept.keep(undefined)
    toast({ text: t('accounts.contact.done', { account: shownAccount(proved.userName) }), kind: 'ok' })
    await onDone()
  }
  /** What turns out at the end goes back to the step where it can be mended; a used-up code helps nobody there. */
  function leadBack({ key, message }: CallError): boolean {
    const field = fieldOf(key)
    if (field !== 'code' && field !== 'account') return false
    if (field === 'account') kept.keep(undefined)
    go(field)
    setErrors({ [field]: message })
    return true
  }
  return {
    ...work,
    ...typed,
    sent,
    setCode: (code: string) => set({ code }),
    resend: () => void run(() => send(sent!).then(() => setErrors({}))),
    back: previous && (() => go(previous)),
    submitAccount() {
      if (!check({ account: contactFault(values, model) })) return
      const name = accountName(values)
      void run(async () => {
        if (sent?.userName !== name.userName || sent.expiresAt < Date.now()) await send(name)
        go('code')
      })
    },
    submitCode(code = values.code) {
      if (!check({ code: code ? undefined : 'code.required' }) || !sent) return
      void run(
        async () => {
          if (!member.hasPassword) return save(sent, code)
          await checkCode(sent, code)
          go('password')
        },
        member.hasPassword ? undefined : leadBack,
      )
    },
    submitPassword() {
      if (!check({ password: passwordError(values.password) }) || !sent) return
      void run(() => save(sent, values.code), leadBack)
    },
  }
}

export type ContactState = ReturnType<typeof useContact>
