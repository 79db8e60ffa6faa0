import { bcp47, type Language } from '#contract/languages.ts'
import type { Letter } from '../platform/mail.ts'
import { text } from '../platform/texts.ts'
import { codeLife, type Purpose } from './accounts.rules.ts'

/** The letter with a code, in the shopper's language. */
export function codeLetter(lang: Language, purpose: Purpose, code: string): Omit<Letter, 'to'> {
  const say = (id: string, params = {}) => text(lang, `accounts.letter.${id}`, params)
  const life = codeLife[purpose]
  const lives = life < 120 ? say('livesSeconds', { seconds: life }) : say('livesMinutes', { minutes: life / 60 })
  const subject = say('subject', { code })
  const lead = say(purpose === 'register' ? 'register' : 'login')
  const ignore = say('ignore')
  return {
    lang,
    subject,
    text: [say('greeting'), lead, code, lives, ignore, say('name')].join('\n\n'),
    html: `<!doctype html><html lang="${bcp47[lang]}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;background:#f7f4f0;font-family:'Google Sans','Noto Sans Georgian','Noto Sans',Arial,sans-serif;color:#211a1c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="446" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:20px">
<tr><td style="padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f">${say('name')}</td></tr>
<tr><td style="padding:20px 32px 0;font-size:16px;line-height:24px">${say('greeting')}<br>${lead}</td></tr>
<tr><td style="padding:20px 32px"><div style="background:#f8eaef;border-radius:12px;padding:20px;text-align:center;font-size:34px;letter-spacing:6px;font-weight:700;color:#7d1d3f">${code}</div></td></tr>
<tr><td style="padding:0 32px 32px;font-size:14px;line-height:20px;color:#6a5f63">${lives}<br>${ignore}</td></tr>
</table></td></tr></table></body></html>`,
  }
}
