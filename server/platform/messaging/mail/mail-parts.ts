import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { shortened } from '#contract/core/graphemes.ts'

/** A part of a mail in both of its forms. `html` is trusted: what comes from outside is escaped by anyone who makes it. */
export interface MailPart {
  html: string
  text: string
}

export interface Link {
  label: string
  /** Absolute. */
  href: string
}

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (plain: string): string => plain.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Escaped text as HTML, with its line breaks. */
export const htmlLines = (plain: string): string => escapeHtml(plain).replaceAll('\n', '<br>')

// Styles are inline and the layout is of tables: mail readers drop style sheets, and some know neither flexbox nor grid. The classes are for
// those that read the style element of `mail-template.ts`: narrow screens and dark colours.

/** A table whose cells are the layout; not read out as one. */
export const layoutTable = (rows: string, attributes = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`

/** A paragraph of body text. */
export const paragraph = (plain: string): MailPart => ({
  html: `<div class="k-ink2" style="font-size:16px;line-height:26px;color:#463c40">${htmlLines(plain)}</div>`,
  text: plain,
})

/** A paragraph of small print. */
export const smallPrint = (plain: string): MailPart => ({
  html: `<div class="k-muted" style="font-size:14px;line-height:21px;color:#6a5f63">${htmlLines(plain)}</div>`,
  text: plain,
})

/** What somebody wrote, as a quotation. */
export const quotation = (plain: string): MailPart => ({
  html: layoutTable(
    `<tr><td width="4" style="background:#f2b23e;border-radius:2px;font-size:0">&nbsp;</td><td class="k-ink" style="padding:4px 0 4px 16px;font-size:16px;line-height:26px;color:#211a1c">${htmlLines(plain)}</td></tr>`,
  ),
  text: plain.replace(/^/gm, '> '),
})

/** A link that looks like a button; over the whole width on a narrow screen. */
export const button = ({ label, href }: Link): MailPart => ({
  // Outlook draws the cell, all others the link.
  html: `<table role="presentation" class="k-button" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="#7d1d3f" style="background:#7d1d3f;border-radius:10px"><a href="${escapeHtml(href)}" style="display:block;padding:14px 32px;font-size:16px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr></table>`,
  text: `${label}: ${href}`,
})

/** A code to type in, as large as it can be read from across a table. */
export const codeBox = (code: string): MailPart => ({
  html: layoutTable(
    `<tr><td class="k-brandbox k-code" align="center" style="background:#f8eaef;border-radius:14px;padding:24px 8px;font-size:44px;line-height:52px;letter-spacing:12px;font-weight:700;color:#7d1d3f">${escapeHtml(code)}</td></tr>`,
  ),
  text: code,
})

/** Letters that the name of an item has at most in messages: some catalogues write a whole description into it. */
const maxItemName = 80

/** The name of an item as messages have it, in their subjects too. */
export const itemName = (name: string): string => shortened(name, maxItemName)

export interface MailItem {
  name: string
  /** The page about it, absolute. */
  href: string
  picture?: Picture | undefined
  /** Below the name: the variant, how many. */
  detail?: string | undefined
  sum?: string | undefined
}

/** Items one below the other, below the line of whom they are from. */
export function itemList(origin: string, items: MailItem[], head?: { from: string; note?: string | undefined }): MailPart {
  const note = head?.note ? `<span class="k-ok" style="color:#1b6e45;font-weight:400"> · ${escapeHtml(head.note)}</span>` : ''
  const headRow = head
    ? `<tr><td colspan="3" class="k-ink" style="padding:0 0 4px;font-size:14px;line-height:21px;font-weight:700;color:#211a1c">${escapeHtml(head.from)}${note}</td></tr>`
    : ''
  const named = items.map((item) => ({ ...item, name: itemName(item.name) }))
  const rows = named.map(({ href, picture, name, detail, sum }) => {
    const shown = picture ? img(origin, picture, { box: 72, alt: '' }) : '&nbsp;'
    const small = detail
      ? `<div class="k-muted" style="padding-top:2px;font-size:14px;line-height:20px;color:#6a5f63">${escapeHtml(detail)}</div>`
      : ''
    return `<tr><td width="72" valign="top" class="k-line k-thumb" style="padding:12px 0;border-top:1px solid #e8e2dd"><a href="${escapeHtml(href)}">${shown}</a></td>
<td valign="top" class="k-line k-name" style="padding:12px 12px 12px 16px;overflow-wrap:anywhere;border-top:1px solid #e8e2dd;font-size:16px;line-height:23px"><a class="k-ink" href="${escapeHtml(href)}" style="color:#211a1c;text-decoration:none;font-weight:500">${escapeHtml(name)}</a>${small}</td>
<td valign="top" align="right" class="k-line k-ink" style="padding:12px 0;border-top:1px solid #e8e2dd;font-size:16px;line-height:23px;font-weight:700;white-space:nowrap;color:#211a1c">${escapeHtml(sum ?? '')}</td></tr>`
  })
  const lines = named.map(({ name, detail, sum }) => `- ${[name, detail, sum].filter(Boolean).join(', ')}`)
  const headLine = head ? [[head.from, head.note].filter(Boolean).join(' · ')] : []
  return { html: layoutTable(headRow + rows.join('')), text: [...headLine, ...lines].join('\n') }
}

export interface MailProduct {
  name: string
  href: string
  picture?: Picture | undefined
  price?: string | undefined
  /** Struck through beside the price. */
  before?: string | undefined
  note?: string | undefined
}

/** One product with a large picture. */
export function productBox(origin: string, { name: wholeName, href, picture, price, before, note }: MailProduct): MailPart {
  const name = itemName(wholeName)
  const link = (inner: string, style: string, classes = '') =>
    `<a href="${escapeHtml(href)}"${classes} style="${style}text-decoration:none">${inner}</a>`
  const title = link(escapeHtml(name), 'color:#211a1c;', ' class="k-ink"')
  const struck = before ? `<s class="k-muted" style="font-size:15px;font-weight:400;color:#6a5f63"> ${escapeHtml(before)}</s>` : ''
  const priceLine = price
    ? `<div class="${before ? 'k-deal' : 'k-ink'}" style="padding-top:8px;font-size:22px;line-height:30px;font-weight:700;color:${before ? '#cc3308' : '#211a1c'}">${escapeHtml(price)}${struck}</div>`
    : ''
  const noteLine = note
    ? `<div class="k-muted" style="padding-top:4px;font-size:14px;line-height:20px;color:#6a5f63">${escapeHtml(note)}</div>`
    : ''
  const shown = picture
    ? `<td class="k-stack k-shot" width="168" valign="middle">${link(img(origin, picture, { box: 168, alt: name }), '')}</td>`
    : ''
  return {
    html: layoutTable(
      `<tr>${shown}<td class="k-stack k-words" valign="middle" style="padding:16px 20px;font-size:18px;line-height:26px;font-weight:700">${title}${priceLine}${noteLine}</td></tr>`,
      ' class="k-plate" style="background:#f7f4f0;border-radius:14px"',
    ),
    text: [name, price && [price, before && `(${before})`].filter(Boolean).join(' '), note].filter(Boolean).join('\n'),
  }
}

/** Sums below one another; the last one is the total. */
export function sumTable(rows: { label: string; sum: string }[]): MailPart {
  const last = rows.length - 1
  const cells = rows.map(({ label, sum }, place) => {
    const type = place === last ? 'font-size:18px;line-height:26px;font-weight:700' : 'font-size:15px;line-height:22px'
    const [tone, colour] = place === last ? ['k-ink', '#211a1c'] : ['k-ink2', '#463c40']
    const top = place === last && last > 0 ? 'padding:10px 0 0' : 'padding:3px 0'
    const cell = (align: string, inner: string) =>
      `<td align="${align}" class="${tone}" style="${top};${type};color:${colour}${align === 'right' ? ';white-space:nowrap' : ''}">${escapeHtml(inner)}</td>`
    return `<tr>${cell('left', label)}${cell('right', sum)}</tr>`
  })
  return { html: plate(layoutTable(cells.join(''))), text: rows.map(({ label, sum }) => `${label}: ${sum}`).join('\n') }
}

/** Facts beside one another, each below its label; below one another on a narrow screen. */
export function factColumns(facts: { label: string; value: string }[]): MailPart {
  const columns = facts.length > 3 ? 2 : facts.length
  const width = Math.floor(100 / columns)
  const cells = facts.map(
    ({ label, value }, place) =>
      `<td class="k-stack" width="${width}%" valign="top" style="padding:${place < columns ? '0' : '12px'} 12px 0 0"><div class="k-muted" style="font-size:13px;line-height:19px;color:#6a5f63">${escapeHtml(label)}</div><div class="k-ink" style="padding-top:2px;font-size:15px;line-height:23px;color:#211a1c">${htmlLines(value)}</div></td>`,
  )
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(''),
  )
  return {
    html: layoutTable(rows.map((row) => `<tr>${row}</tr>`).join('')),
    text: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  }
}

/** Steps as bars beside one another; the first `done` are lit. Without labels only the bars are drawn, and `text` says the same in words. */
export function stepBars(steps: { labels: string[] } | { count: number; text: string }, done: number): MailPart {
  const labels = 'labels' in steps ? steps.labels : Array.from<string>({ length: steps.count }).fill('')
  const width = Math.floor(100 / labels.length)
  const cells = labels.map((label, place) => {
    const lit = place < done
    const gap = place === labels.length - 1 ? '0' : '6px'
    const below = label
      ? `<div class="k-step ${lit ? 'k-ink' : 'k-muted'}" style="padding-top:8px;font-size:13px;line-height:18px;color:${lit ? '#211a1c' : '#6a5f63'}${place === done - 1 ? ';font-weight:700' : ''}">${escapeHtml(label)}</div>`
      : ''
    return `<td width="${width}%" valign="top" style="padding:0 ${gap} 0 0"><div class="${lit ? 'k-lit' : 'k-unlit'}" style="height:6px;line-height:6px;font-size:0;border-radius:3px;background:${lit ? '#7d1d3f' : '#e8e2dd'}">&nbsp;</div>${below}</td>`
  })
  const text = 'labels' in steps ? steps.labels.map((label, place) => `[${place < done ? 'x' : ' '}] ${label}`).join('  ') : steps.text
  return { html: layoutTable(`<tr>${cells.join('')}</tr>`, ' style="table-layout:fixed"'), text }
}

/** A quiet box around trusted HTML. */
const plate = (html: string): string =>
  layoutTable(`<tr><td style="padding:16px 20px">${html}</td></tr>`, ' class="k-plate" style="background:#f7f4f0;border-radius:14px"')

/** A picture of ours as JPEG, which every mail reader shows, inside a square of `box` pixels. */
function img(origin: string, picture: Picture, { box, alt }: { box: number; alt: string }): string {
  const { width, height } = picture
  const scale = box / Math.max(width, height)
  const [shownWidth, shownHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const widths = widthsOf(picture)
  const file = widths.find((each) => each >= 2 * shownWidth) ?? widths.at(-1)!
  return `<img src="${escapeHtml(`${origin}${picture.src}-${file}.jpg`)}" width="${shownWidth}" height="${shownHeight}" alt="${escapeHtml(alt)}" style="display:block;border:0;border-radius:10px;max-width:100%">`
}
