import { escapeHtml } from '../mail/mail-parts.ts'
import type { StoredMessage } from './outbox-viewer.plugin.ts'

const styles = `
*{box-sizing:border-box}body{margin:0;background:#eef1f5;color:#1b2430;font:400 16px/24px "Google Sans","Noto Sans Georgian","Noto Sans","Noto Sans SC",system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px;display:grid;gap:16px}h1{font-size:24px;line-height:32px;margin:0}p{margin:0;color:#52606f}
article{background:#fff;border-radius:16px;padding:20px 24px}header{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;color:#52606f;font-size:14px;line-height:20px}
header b{color:#1b2430;font-size:16px}.kind{background:#e3eefd;color:#174a8c;border-radius:99px;padding:2px 10px;font-size:13px}.sms{background:#e2f3e6;color:#1b5e2f}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}iframe{width:100%;height:460px;border:1px solid #dde2e8;border-radius:12px;margin-top:12px}summary{cursor:pointer;margin-top:12px;color:#174a8c}`

/** The page of the outbox viewer, in English like the log; reloads every 10 s. */
export function outboxHtml(messages: StoredMessage[]): string {
  const list = messages.map(article).join('\n') || '<p>Nothing was sent yet.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="10"><title>Outbox</title><style>${styles}</style></head>
<body><main><h1>Outbox</h1><p>Messages that would have left; SMTP_URL and SMS_URL send them.</p>
${list}
</main></body></html>`
}

function article({ channel, to, lang, subject, text, html, name, createdAt }: StoredMessage): string {
  const time = new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ')
  const preview = html
    ? `<details><summary>As a mail reader shows it</summary><iframe sandbox src="/outbox/${escapeHtml(name)}" title="${escapeHtml(subject)}" loading="lazy"></iframe></details>`
    : ''
  return `<article lang="${escapeHtml(lang)}"><header><span class="kind ${channel}">${channel === 'sms' ? 'SMS' : 'Mail'}</span><b>${escapeHtml(to)}</b><span>${escapeHtml(lang)}</span><time datetime="${escapeHtml(createdAt)}">${time} UTC</time></header>
${subject ? `<pre><b>${escapeHtml(subject)}</b></pre>` : ''}<pre>${escapeHtml(text)}</pre>${preview}</article>`
}
