import type { Language } from '#contract/core/languages.ts'
import { paragraph, renderMail, renderNotice, smallPrint, type MailContent } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import type { CodePurpose } from './codes/codes.rules.ts'

interface CodeMessage {
  purpose: CodePurpose
  code: string
  /** Seconds the code is valid. */
  validitySeconds: number
}

const validFor = (lang: Language, life: number): string =>
  life < 120
    ? text(lang, 'mail.code.livesSeconds', { seconds: life })
    : text(lang, 'mail.code.livesMinutes', { minutes: Math.floor(life / 60) })

/** The mail with a verification code; the code stands in its subject too. */
export function codeMail(lang: Language, { purpose, code, validitySeconds: life }: CodeMessage): MailContent {
  const greeting = text(lang, 'mail.greeting')
  const lead = text(lang, `mail.code.${purpose}`)
  const ignore = text(lang, 'mail.code.ignore')
  const validity = validFor(lang, life)
  const codeBox = `<div style="background:#f8eaef;border-radius:12px;padding:20px;text-align:center;font-size:34px;letter-spacing:6px;font-weight:700;color:#7d1d3f">${code}</div>`
  return renderMail(lang, {
    subject: text(lang, 'mail.code.subject', { code }),
    text: [greeting, lead, code, validity, ignore],
    sections: [paragraph(`${greeting}<br>${lead}`), codeBox, smallPrint(`${validity}<br>${ignore}`)],
  })
}

/** The SMS with a verification code. Its last line lets the phone offer the code to pages of this origin only. */
export function codeSms(lang: Language, { purpose, code, validitySeconds: life }: CodeMessage, origin: string): string {
  return `${text(lang, `mail.sms.${purpose}`, { code })} ${validFor(lang, life)}\n\n@${new URL(origin).hostname} #${code}`
}

/** Informs the owner of an address that somebody tried to register with it. */
export function alreadyRegisteredMail(lang: Language, origin: string): MailContent {
  return renderNotice(lang, {
    title: text(lang, 'mail.taken.subject'),
    text: text(lang, 'mail.taken.text'),
    link: { label: text(lang, 'mail.taken.action'), href: `${origin}/login` },
  })
}

/** The last mail to a member who deleted the account. */
export const deletedMail = (lang: Language): MailContent =>
  renderNotice(lang, { title: text(lang, 'mail.deleted.subject'), text: text(lang, 'mail.deleted.text') })
