import { type Language, languageFacts, languages } from '#contract/core/languages.ts'
import { escapeHtml } from './mail-parts.ts'
import type { MailContent } from './mail-template.ts'

const styles = `
*{box-sizing:border-box}body{margin:0;background:#ddd7d2;color:#211a1c;font:16px/24px system-ui,sans-serif}
body:has(#dark:checked) iframe{color-scheme:dark}header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:8px 24px;padding:12px 24px;background:#fff}
main{padding:24px;display:grid;gap:40px}section{scroll-margin-top:64px}h2{font-size:18px;margin:0}p{margin:0 0 12px}
.pair{display:flex;flex-wrap:wrap;gap:16px;align-items:start}iframe{border:0;height:1100px;background:#fff;color-scheme:light}pre{white-space:pre-wrap;max-width:940px;background:#fff;padding:16px}`

/** A page of every mail in one language, at 600 and 320 px, with its plain text; a box switches to dark. */
export function mailGalleryHtml(lang: Language, mails: [name: string, mail: MailContent][]): string {
  const others = languages.map((each) => `<a href="${each}.html">${languageFacts[each].name}</a>`).join(' ')
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mails</title><style>${styles}</style></head>
<body><header><b>${mails.length} mails</b><span>${others}</span><label><input type="checkbox" id="dark"> dark</label></header>
<main>${mails.map(([name, mail]) => section(lang, name, mail)).join('\n')}</main></body></html>`
}

function section(lang: Language, name: string, { subject, text }: MailContent): string {
  const frame = (width: number) =>
    `<iframe src="${lang}/${name}.html" width="${width}" title="${escapeHtml(subject)}, ${width} px" loading="lazy"></iframe>`
  return `<section id="${name}"><h2>${name}</h2><p>${escapeHtml(subject)}</p><div class="pair">${frame(632)}${frame(320)}</div><details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details></section>`
}
