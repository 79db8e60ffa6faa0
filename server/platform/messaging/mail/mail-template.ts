import { readFileSync } from 'node:fs'
import { contact } from '#contract/core/contact.ts'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { lazy } from '#contract/core/lazy.ts'
import { projectFile } from '../../project-files.ts'
import { text } from '../../texts.ts'
import type { Mail } from './mail.ts'
import { escapeHtml, layoutTable, type MailPart } from './mail-parts.ts'

/** A mail without its address. */
export type MailContent = Omit<Mail, 'to'>

/** In which language a mail is written and where the mall is that its links and pictures lead to. */
export interface MailFrame {
  lang: Language
  /** Without a slash at its end. */
  origin: string
}

export interface MailParts {
  subject: string
  /** What mailboxes show beside the subject. */
  preheader: string
  /** A line above the title: which order or request it is about. */
  about?: string | undefined
  title: string
  /** One below the other; those that are absent are left out. */
  parts: (MailPart | undefined)[]
  /** The member may switch such mails off: a line says where. */
  isSwitchable?: boolean
}

const fonts = "'Kalata Lari','Google Sans','Noto Sans Georgian','Noto Sans','Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif"

/** The sign of the lari, which many systems' fonts lack: in the mail itself, and in a style element of its own, which a reader that takes no fonts drops. */
const lariFont = lazy(() => {
  const data = readFileSync(projectFile('storefront/styles/lari.woff2')).toString('base64')
  const face = `@font-face{font-family:'Kalata Lari';font-weight:100 900;unicode-range:U+20BE;src:url(data:font/woff2;base64,${data}) format('woff2')}`
  return { face }
})

/** The colours of narrow screens and dark mode by the classes of `mail-parts.ts`; inline styles need `!important`. Outlook's apps mark the dark document. */
const dark = `
X.k-page{background:#171013!important}X.k-card{background:#241a1f!important}X.k-plate{background:#31242b!important}
X.k-ink{color:#f6f0f2!important}X.k-ink2{color:#dccfd5!important}X.k-muted{color:#b5a6ad!important}
X.k-line{border-color:#42323a!important}X.k-unlit{background:#4a3942!important}X.k-lit{background:#e58aa8!important}
X.k-brandbox{background:#4a1f31!important;color:#ffd7e4!important}X.k-link{color:#f2a8c0!important}X.k-ok{color:#7fd3a5!important}X.k-deal{color:#ff8e66!important}`
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}img{-ms-interpolation-mode:bicubic}
@media (max-width:480px){.k-body{padding:24px 20px 28px!important}.k-head{padding:16px 20px!important}.k-title{font-size:23px!important;line-height:31px!important}
.k-button,.k-button a{width:100%!important;box-sizing:border-box}.k-stack{display:block!important;width:100%!important;padding:0 0 12px!important;box-sizing:border-box}
.k-thumb,.k-thumb img{width:56px!important;height:auto!important}.k-name{padding-left:12px!important;padding-right:8px!important}
.k-shot{padding:0!important}.k-shot img{width:100%!important;height:auto!important}.k-words{padding:16px 20px 20px!important}
.k-code{font-size:38px!important;letter-spacing:6px!important}.k-outer{padding:0!important}.k-foot{padding-bottom:28px!important}.k-card,.k-band{border-radius:0!important}}
@media (max-width:359px){.k-body{padding:20px 16px 24px!important}.k-step{font-size:11px!important;line-height:16px!important}}
@media (prefers-color-scheme:dark){${dark.replaceAll('X', '')}}
${dark.trim().replaceAll('X', '[data-ogsc] ')}`

/** Lays out a mail, 600 px at its widest: the mall's mark above, title and parts on a card, help and what the mail is sent for below. */
export function renderMail({ lang, origin }: MailFrame, mail: MailParts): MailContent {
  const { subject, preheader, about, title, isSwitchable = false } = mail
  const parts = mail.parts.filter((part) => part !== undefined)
  const help = helpPart(lang)
  const foot = footPart(lang, origin, isSwitchable)
  const rows = parts.map(({ html }) => `<tr><td style="padding:20px 0 0">${html}</td></tr>`).join('\n')
  const aboutLine = about
    ? `<div class="k-muted" style="padding-bottom:6px;font-size:14px;line-height:20px;color:#6a5f63">${escapeHtml(about)}</div>`
    : ''
  const body = `${aboutLine}<h1 class="k-title k-ink" style="margin:0;font-size:28px;line-height:37px;font-weight:700;color:#211a1c">${escapeHtml(title)}</h1>
${layoutTable(rows)}
${layoutTable(`<tr><td class="k-line" style="padding:20px 0 0;border-top:1px solid #e8e2dd">${help.html}</td></tr>`, ' style="margin-top:28px"')}`
  return {
    lang,
    subject: inLatin(subject),
    text: inLatin([about, title, ...parts.map((part) => part.text), help.text, foot.text].filter(Boolean).join('\n\n')),
    html: `<!doctype html>
<html lang="${bcp47[lang]}" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>table,td,div,a,h1{font-family:Arial,sans-serif!important}</style><![endif]-->
<style>${styles}</style><style>${lariFont().face}</style></head>
<body class="k-page" style="margin:0;padding:0;background:#f7f4f0;font-family:${fonts};color:#211a1c">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="k-page" style="background:#f7f4f0"><tr><td align="center" class="k-outer" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;text-align:left">
<tr><td class="k-band k-head" bgcolor="#7d1d3f" style="background:#7d1d3f;border-radius:20px 20px 0 0;padding:18px 32px">${mark(lang, origin)}</td></tr>
<tr><td bgcolor="#7d1d3f" background="${escapeHtml(origin)}/mail-rim.png" height="4" style="height:4px;background:#7d1d3f url(${escapeHtml(origin)}/mail-rim.png) 0 0/600px 4px repeat-x;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="k-card k-body" bgcolor="#ffffff" style="background:#ffffff;border-radius:0 0 20px 20px;padding:32px 32px 36px">${body}</td></tr>
<tr><td style="padding:20px 32px 8px" class="k-foot">${foot.html}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`,
  }
}

/** Plain text goes without a font of ours: the currency's code stands for its sign. */
const inLatin = (plain: string): string => plain.replaceAll('₾', 'GEL')

/** Sign and name of the mall, which lead to it. The name is text: it is there where pictures are not shown. */
function mark(lang: Language, origin: string): string {
  const name = text(lang, 'mail.name')
  return `<a href="${escapeHtml(origin)}/" style="text-decoration:none;color:#ffffff"><img src="${escapeHtml(origin)}/mail-mark.png" width="40" height="40" alt="" style="vertical-align:middle;border:0"><span style="vertical-align:middle;padding-left:10px;font-size:25px;line-height:40px;font-weight:700;color:#ffffff">${escapeHtml(name)}</span></a>`
}

function helpPart(lang: Language): MailPart {
  const { mail, phone, phoneText } = contact
  const title = text(lang, 'mail.help.title')
  const link = (href: string, label: string) =>
    `<a class="k-link" href="${href}" style="color:#7d1d3f;text-decoration:none;white-space:nowrap">${label}</a>`
  return {
    html: `<div class="k-ink2" style="font-size:14px;line-height:22px;color:#463c40"><b>${escapeHtml(title)}</b> ${link(`mailto:${mail}`, mail)} · ${link(`tel:${phone}`, phoneText)}</div>`,
    text: `${title} ${mail}, ${phoneText}`,
  }
}

function footPart(lang: Language, origin: string, isSwitchable: boolean): MailPart {
  const company = text(lang, 'mail.foot.company', { name: text(lang, 'mail.name'), address: text(lang, 'shell.footer.contact.address') })
  const href = `${origin}/user/profile/notifications`
  const settings = text(lang, 'mail.foot.settings')
  const link = `<br><a class="k-muted" href="${escapeHtml(href)}" style="color:#6a5f63;text-decoration:underline">${escapeHtml(settings)}</a>`
  return {
    html: `<div class="k-muted" style="font-size:13px;line-height:20px;color:#6a5f63;text-align:center">${escapeHtml(company)}${isSwitchable ? link : ''}</div>`,
    text: [company, ...(isSwitchable ? [`${settings}: ${href}`] : [])].join('\n'),
  }
}
