import { bcp47, type Language } from '#contract/core/languages.ts'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import { linkOf, notificationText, type Params } from '../notifications/notifications.service.ts'
import type { Mail } from '#server/platform/messaging/mail.ts'
import { text } from '../platform/texts.ts'
import type { CodePurpose } from './codes/codes.rules.ts'

type Written = Omit<Mail, 'to'>

const escaped = (plain: string) => plain.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
const saying =
  (lang: Language) =>
  (id: string, params: Params = {}) =>
    text(lang, `letters.${id}`, params)

/** What a message about a code says. */
interface CodeWords {
  purpose: CodePurpose
  code: string
  /** Seconds. */
  life: number
}

function livesOf(lang: Language, life: number): string {
  const say = saying(lang)
  return life < 120 ? say('code.livesSeconds', { seconds: life }) : say('code.livesMinutes', { minutes: Math.floor(life / 60) })
}

/** The letter with a code, in the shopper's language. */
export function codeLetter(lang: Language, { purpose, code, life }: CodeWords): Written {
  const say = saying(lang)
  const subject = say('code.subject', { code })
  const lead = say(`code.${purpose}`)
  const ignore = say('code.ignore')
  const lives = livesOf(lang, life)
  const boxed = `<div style="background:#f8eaef;border-radius:12px;padding:20px;text-align:center;font-size:34px;letter-spacing:6px;font-weight:700;color:#7d1d3f">${code}</div>`
  return {
    lang,
    subject,
    text: [say('greeting'), lead, code, lives, ignore, say('name')].join('\n\n'),
    html: frame(lang, subject, [lines(`${say('greeting')}<br>${lead}`), boxed, small(`${lives}<br>${ignore}`)]),
  }
}

/** The code for a phone. The last line lets the phone offer it to this mall's own page alone. */
export function codeSms(lang: Language, { purpose, code, life }: CodeWords, origin: string): string {
  return `${saying(lang)(`sms.${purpose}`, { code })} ${livesOf(lang, life)}\n\n@${new URL(origin).hostname} #${code}`
}

/** Says that somebody tried to register with an account that is there. */
export function takenLetter(lang: Language, origin: string): Written {
  const say = saying(lang)
  return plainLetter(
    lang,
    { title: say('taken.subject'), text: say('taken.text') },
    { label: say('taken.action'), href: `${origin}/login` },
  )
}

/** The last letter to a member who is gone. */
export function deletedLetter(lang: Language): Written {
  const say = saying(lang)
  return plainLetter(lang, { title: say('deleted.subject'), text: say('deleted.text') })
}

/** The same words as a notification, with its time and what to do when it was not you. */
export function securityLetter(lang: Language, about: { kind: NotificationKind; params: Params; at: Date; origin: string }): Written {
  const say = saying(lang)
  const { title, text } = notificationText(lang, about.kind, about.params)
  const time = new Intl.DateTimeFormat(bcp47[lang], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tbilisi' }).format(about.at)
  const when = say('security.when', { time })
  const link = { label: say('security.action'), href: about.origin + linkOf(about.kind) }
  return plainLetter(lang, { title, text: `${text}\n${when}` }, link, say('security.notYou'))
}

/** A new password is told to a phone too, where there is no mailbox. */
export const passwordSms = (lang: Language, origin: string): string => saying(lang)('sms.passwordChanged', { link: `${origin}/login` })

function plainLetter(lang: Language, words: { title: string; text: string }, link?: { label: string; href: string }, note = ''): Written {
  const say = saying(lang)
  const button =
    link &&
    `<a href="${escaped(link.href)}" style="display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px">${escaped(link.label)}</a>`
  const body = `<b>${escaped(words.title)}</b><br><br>${escaped(words.text).replaceAll('\n', '<br>')}`
  return {
    lang,
    subject: words.title,
    text: [say('greeting'), words.title, words.text, note, link?.href, say('name')].filter(Boolean).join('\n\n'),
    html: frame(lang, words.title, [lines(`${say('greeting')}<br><br>${body}`), ...(button ? [button] : []), small(escaped(note))]),
  }
}

const lines = (html: string) => `<div style="font-size:16px;line-height:24px">${html}</div>`
const small = (html: string) => `<div style="padding-bottom:12px;font-size:14px;line-height:20px;color:#6a5f63">${html}</div>`

/** Every letter's sheet: the name above, parts below one another. Styles are inline because mail readers drop all else. */
function frame(lang: Language, subject: string, parts: string[]): string {
  const rows = parts.map((part) => `<tr><td style="padding:20px 32px 0">${part}</td></tr>`)
  return `<!doctype html><html lang="${bcp47[lang]}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f7f4f0;font-family:'Google Sans','Noto Sans Georgian','Noto Sans',Arial,sans-serif;color:#211a1c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="446" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:20px">
<tr><td style="padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f">${text(lang, 'letters.name')}</td></tr>
${rows.join('\n')}<tr><td style="padding:20px"></td></tr>
</table></td></tr></table></body></html>`
}
