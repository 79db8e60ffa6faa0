import type { Language } from '#contract/core/languages.ts'
import { button, codeBox, paragraph, smallPrint } from '#server/platform/messaging/mail/mail-parts.ts'
import { renderMail, type MailContent, type MailFrame } from '#server/platform/messaging/mail/mail-template.ts'
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
export function codeMail(frame: MailFrame, { purpose, code, validitySeconds: life }: CodeMessage): MailContent {
  const { lang } = frame
  const lead = text(lang, `mail.code.${purpose}`)
  return renderMail(frame, {
    subject: text(lang, 'mail.code.subject', { code }),
    preheader: lead,
    title: text(lang, 'mail.code.title'),
    parts: [paragraph(lead), codeBox(code), paragraph(validFor(lang, life)), smallPrint(text(lang, 'mail.code.ignore'))],
  })
}

/** The SMS with a verification code. Its last line lets the phone offer the code to pages of this origin only. */
export function codeSms(lang: Language, { purpose, code, validitySeconds: life }: CodeMessage, origin: string): string {
  return `${text(lang, `mail.sms.${purpose}`, { code })} ${validFor(lang, life)}\n\n@${new URL(origin).hostname} #${code}`
}

/** Informs the owner of an address that somebody tried to register with it. */
export function alreadyRegisteredMail(frame: MailFrame): MailContent {
  const { lang, origin } = frame
  const [title, words] = [text(lang, 'mail.taken.subject'), text(lang, 'mail.taken.text')]
  const link = { label: text(lang, 'mail.taken.action'), href: `${origin}/login` }
  return renderMail(frame, { subject: title, preheader: words, title, parts: [paragraph(words), button(link)] })
}

/** The last mail to a member who deleted the account. */
export function deletedMail(frame: MailFrame): MailContent {
  const [title, words] = [text(frame.lang, 'mail.deleted.subject'), text(frame.lang, 'mail.deleted.text')]
  return renderMail(frame, { subject: title, preheader: words, title, parts: [paragraph(words)] })
}
