import { bcp47, type Language } from '#contract/core/languages.ts'
import { text } from '../texts.ts'
import type { Mail } from './mail.ts'

/** A mail without its address. */
export type MailContent = Omit<Mail, 'to'>

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (plain: string): string => plain.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Escaped text as HTML, with its line breaks. */
export const htmlLines = (plain: string): string => escapeHtml(plain).replaceAll('\n', '<br>')

// Styles are inline: mail readers drop style sheets.

/** A section of body text. `html` is trusted. */
export const paragraph = (html: string): string => `<div style="font-size:16px;line-height:24px">${html}</div>`
/** A section of small print. `html` is trusted. */
export const smallPrint = (html: string): string =>
  `<div style="padding-bottom:12px;font-size:14px;line-height:20px;color:#6a5f63">${html}</div>`
/** A link that looks like a button. */
export const button = ({ label, href }: Link): string =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px">${escapeHtml(label)}</a>`

export interface Link {
  label: string
  href: string
}

export interface MailParts {
  subject: string
  /** The mall's name as head and signature; `mail.name` by default. */
  sender?: string
  /** Paragraphs of the plain text; empty ones are left out. */
  text: (string | undefined)[]
  /** Sections of the HTML, trusted, one below the other. */
  sections: string[]
  /** px; 446 by default. */
  width?: number
}

/** Lays out a mail: the mall's name above, its sections below one another. */
export function renderMail(lang: Language, { subject, text: paragraphs, sections, width = 446, ...parts }: MailParts): MailContent {
  const sender = parts.sender ?? text(lang, 'mail.name')
  const rows = sections.filter(Boolean).map((section) => `<tr><td style="padding:20px 32px 0">${section}</td></tr>`)
  return {
    lang,
    subject,
    text: [...paragraphs, sender].filter(Boolean).join('\n\n'),
    html: `<!doctype html><html lang="${bcp47[lang]}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f7f4f0;font-family:'Google Sans','Noto Sans Georgian','Noto Sans',Arial,sans-serif;color:#211a1c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:20px">
<tr><td style="padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f">${sender}</td></tr>
${rows.join('\n')}<tr><td style="padding:20px"></td></tr>
</table></td></tr></table></body></html>`,
  }
}

/** A mail of a title, a text, and where there is something to do a button with a note below it. The title is the subject. */
export function renderNotice(lang: Language, notice: { title: string; text: string; link?: Link; note?: string }): MailContent {
  const { title, link, note = '' } = notice
  const greeting = text(lang, 'mail.greeting')
  const body = `${greeting}<br><br><b>${escapeHtml(title)}</b><br><br>${htmlLines(notice.text)}`
  return renderMail(lang, {
    subject: title,
    text: [greeting, title, notice.text, note, link?.href],
    sections: [paragraph(body), link ? button(link) : '', smallPrint(escapeHtml(note))],
  })
}
