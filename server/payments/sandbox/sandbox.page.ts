import { readFileSync } from 'node:fs'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { formatGel } from '#contract/core/money.ts'
import { text, type ServerMessageId } from '#server/platform/texts.ts'
import { projectFile } from '#server/platform/project-files.ts'
import type { CardBrand } from '#contract/payments/constants.ts'
import { sandboxTestCards, disputeActions } from './sandbox.rules.ts'
import type { SandboxAction, SandboxPage } from './sandbox.service.ts'

type NameOf<Id> = Id extends `payments.sandbox.${infer Name}` ? Name : never
type SandboxText = NameOf<ServerMessageId>

// The page uses the system's fonts, and not all of those have the lari sign.
const lari = readFileSync(projectFile('storefront/styles/lari.woff2')).toString('base64')

const styles = `
@font-face{font-family:Lari;font-weight:400 700;src:url(data:font/woff2;base64,${lari}) format('woff2');unicode-range:U+20BE}
*{box-sizing:border-box}body{margin:0;background:#eef1f5;color:#1b2430;font:400 16px/24px Lari,"Google Sans","Noto Sans Georgian","Noto Sans","Noto Sans SC",system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:32px 16px}.bank{display:flex;justify-content:space-between;align-items:center;font-weight:700;padding:0 4px 16px}
.mark{font-weight:500;font-size:13px;line-height:18px;background:#fff2d6;color:#6b4a00;border-radius:99px;padding:4px 12px}
.card{background:#fff;border-radius:20px;padding:28px;box-shadow:0 1px 3px rgb(27 36 48/.12)}h1{font-size:16px;line-height:24px;font-weight:500;margin:0;color:#52606f}
.sum{font-size:36px;line-height:44px;font-weight:700;margin:4px 0 20px;font-variant-numeric:tabular-nums}p{margin:0 0 20px;color:#52606f;font-size:14px;line-height:20px}
form{display:grid;gap:10px}button,.back{font:inherit;font-weight:500;min-height:48px;border-radius:12px;border:1px solid #c9d1da;background:#fff;color:#1b2430;padding:11px 16px;cursor:pointer;text-align:center;text-decoration:none;display:block;width:100%}
button:hover,.back:hover{background:#f4f6f9}.pay{background:#14532d;border-color:#14532d;color:#fff}.pay:hover{background:#0f4023}
button:focus-visible,.back:focus-visible{outline:3px solid #2563eb;outline-offset:2px}h2{font-size:13px;line-height:18px;font-weight:500;color:#52606f;margin:14px 0 0}`

function closedText(page: SandboxPage | undefined): SandboxText {
  if (!page) return 'unknown'
  if (page.dispute === 'open') return 'disputed'
  return page.state === 'captured' || page.state === 'authorised' ? page.state : 'closed'
}

/** What the pages are made with. */
export interface PageFrame {
  nonce: string
  /** The language of a page of which nothing is known. */
  lang: Language
}

/** The hosted page in the shopper's language: shop, amount, and one button for each thing a bank can do. */
export function sandboxHtml(page: SandboxPage | undefined, { nonce, lang: browserLang }: PageFrame): string {
  const lang = page?.lang ?? browserLang
  const label = (id: SandboxText) => text(lang, `payments.sandbox.${id}`)
  const button = (action: SandboxAction, kind = '') => `<button name="action" value="${action}"${kind}>${label(action)}</button>`
  const open = `<form method="post">${button('success', ' class="pay"')}${button('decline')}${button('cancel')}<h2>${label('trials')}</h2>${button('delay')}${button('duplicate')}${button('reorder')}</form>`
  const sum = page && formatGel(page.total)
  const back = page ? `/${page.state === 'captured' || page.state === 'authorised' ? 'success' : 'fail'}?payment=${page.paymentId}` : '/'
  const disputes = page ? disputeActions(page).map((action) => button(action)) : []
  const trials = disputes.length > 0 ? `<form method="post"><h2>${label('trials')}</h2>${disputes.join('')}</form>` : ''
  const closed = `<p>${label(closedText(page))}</p><a class="back" href="${back}">${label('back')}</a>${trials}`
  const about = page ? `<h1>${label('shop')}</h1><div class="sum">${sum}</div>${page.card ? `<p>${cardName(page.card)}</p>` : ''}` : ''
  return document(lang, label('title'), `${about}${page?.state === 'open' ? `<p>${label('text')}</p>${open}` : closed}`, nonce)
}

const brandNames: Record<CardBrand, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', other: '' }
const cardName = ({ brand, lastFour }: { brand: CardBrand; lastFour: string }) => `${brandNames[brand]} •••• ${lastFour}`.trim()

/** The page where a card is added: a button for each test card, none of which is a real one. */
export function sandboxCardHtml(page: { lang: Language } | undefined, { nonce, lang: browserLang }: PageFrame): string {
  const lang = page?.lang ?? browserLang
  const label = (id: SandboxText) => text(lang, `payments.sandbox.${id}`)
  const button = (card: (typeof sandboxTestCards)[number]) =>
    `<button name="card" value="${card.key}">${cardName(card)}${card.declines ? ` · ${label('card.declines')}` : ''}</button>`
  const form = `<p>${label('card.text')}</p><form method="post">${sandboxTestCards.map(button).join('')}<button name="card" value="cancel">${label('card.cancel')}</button></form>`
  const gone = `<p>${label('card.unknown')}</p><a class="back" href="/user/profile/my-cards">${label('back')}</a>`
  return document(lang, label('card.title'), page ? `<h1>${label('card.title')}</h1>${form}` : gone, nonce)
}

function document(lang: Language, title: string, content: string, nonce: string): string {
  const label = (id: SandboxText) => text(lang, `payments.sandbox.${id}`)
  return `<!doctype html>
<html lang="${bcp47[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style nonce="${nonce}">${styles}</style></head>
<body><main><div class="bank"><span>${label('bank')}</span><span class="mark">${label('mark')}</span></div>
<div class="card">${content}</div></main></body></html>`
}
