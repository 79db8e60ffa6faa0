import { useState } from 'react'
import type { MemberInfo } from '#contract/accounts.ts'
import { georgia, passwordFault } from '#contract/account-rules.ts'
import type { CallError } from '../api/client.ts'
import { useT } from '../api/messages.tsx'
import { toast } from '../ui/toast-store.ts'
import { changeContact, checkCode, sendContactCode, type SentCode } from './account-calls.ts'
import { accountName, contactFault, retyped, shownAccount, type AccountName, type TypedAccount } from './account-name.ts'
import { openKept } from './kept.ts'
import { useWork } from './use-work.ts'

type ContactField = 'account' | 'code' | 'password'
/** In this order; who has no password is done after the code. */
export const contactStages = ['account', 'code', 'password'] as const
type ContactStage = (typeof contactStages)[number]

interface ContactValues extends TypedAccount {
  code: string
  password: string
}

const atForm = ['account.wait', 'account.loginAgain', 'code.tooSoon', 'code.tooMany']

function fieldOf(key: string): ContactField | 'form' {
  const department = key.split('.')[0]!
  if (atForm.includes(key)) return 'form'
  return department === 'account' || department === 'code' || department === 'password' ? department : 'form'
}

/** Another member of the same tab begins anew. */
const kept = openKept<SentCode & { memberId: string }>('contactCode')
const nothing: ContactValues = { account: '', areaCode: georgia, code: '', password: '' }

/** What is typed, and which step is open: a code on its way, kept over a reload, is asked for. */
function useTyped(member: MemberInfo, model: AccountName['model'], work: Work) {
  const found = kept.use()
  const sent = found?.memberId === member.id && found.model === model ? found : undefined
  const [typed, setTyped] = useState<Partial<ContactValues>>({})
  const [chosen, setStage] = useState<ContactStage>()
  const values: ContactValues = { ...nothing, ...(sent && retyped(sent.userName)), ...typed }
  const stage: ContactStage = chosen ?? (sent ? 'code' : 'account')

  function set(part: Partial<ContactValues>) {
    setTyped((now) => ({ ...now, ...part }))
    for (const field of Object.keys(part)) work.clear(field === 'areaCode' ? 'account' : (field as ContactField))
  }
  function go(to: ContactStage) {
    work.setErrors({})
    setStage(to)
  }
  return { sent, values, set, stage, go }
}

const before: Partial<Record<ContactStage, ContactStage>> = { code: 'account', password: 'code' }

/** Another e-mail address or phone to sign in with: proved by a code, and by the password where there is one. */
export function useContact(member: MemberInfo, model: AccountName['model'], onDone: () => Promise<void>) {
  const t = useT()
  const work = useWork<ContactField>(fieldOf)
  const { check, run, setErrors } = work
  const typed = useTyped(member, model, work)
  const { sent, values, set, stage, go } = typed
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
      if (!check({ password: passwordFault(values.password) }) || !sent) return
      void run(() => save(sent, values.code), leadBack)
    },
  }
}

type Work = ReturnType<typeof useWork<ContactField>>
export type ContactState = ReturnType<typeof useContact>
