import { fonts } from '#server/platform/fonts/fonts.ts'
import { page, PdfDocument, type Ink, type TextStyle } from '@kalata/text-drawing/pdf-document.ts'

/** Everything an invoice says, as it is written. */
export interface InvoiceSheet {
  mark: string
  /** Where the mall is reached, a line each. */
  contact: string[]
  title: string
  facts: string[]
  /** Each with its heading. */
  parties: { heading: string; lines: string[] }[]
  columns: [string, string, string, string]
  items: [string, string, string, string][]
  /** The last one is the total. */
  sums: { label: string; sum: string }[]
  /** What was returned of the total. */
  refunded?: { label: string; sum: string } | undefined
  notes: string[]
  /** The foot of each page, by its number and how many there are. */
  foot: (number: number, count: number) => string
}

const margin = 48
const right = page.width - margin
const bottom = page.height - 72
/** Where the columns of numbers end. */
const ends = [right - 210, right - 110, right]
const body: TextStyle = { size: 9.5 }
const small: TextStyle = { size: 8.5, ink: 0.4 }
const leading = 14
/** The colours of the mall's mark. */
const brand: Ink = [0.49, 0.114, 0.247]
const straw: Ink = [0.949, 0.698, 0.243]

/** Lays an invoice out on as many pages as it needs. */
export function drawInvoice(sheet: InvoiceSheet): PdfDocument {
  const doc = new PdfDocument(fonts)
  doc.addPage()
  drawBasket(doc, margin, 42)
  doc.text(sheet.mark, margin + 34, 64, { size: 22, weight: 'bold', ink: brand })
  sheet.contact.forEach((line, place) => doc.text(line, right, 52 + place * 12, { ...small, align: 'right' }))
  drawStrip(doc, 78)
  doc.text(sheet.title, margin, 110, { size: 16, weight: 'bold' })
  let y = 130
  for (const fact of sheet.facts) {
    doc.text(fact, margin, y, small)
    y += leading
  }
  y = drawItems(doc, sheet, drawParties(doc, sheet, y + 14) + 22)
  y = drawSums(doc, sheet, y)
  for (const note of sheet.notes) y = drawNote(doc, note, y + 12)
  for (let index = 0; index < doc.pageCount(); index++) {
    doc.text(sheet.foot(index + 1, doc.pageCount()), right, page.height - 36, { ...small, align: 'right' }, index)
  }
  return doc
}

/** The strip below the head, as on the mall's pages and in its mails. */
function drawStrip(doc: PdfDocument, y: number): void {
  for (let x = margin; x < right; x += 44) {
    doc.line(x, Math.min(x + 28, right), y, { width: 2, ink: straw })
    if (x + 34 < right) doc.line(x + 34, Math.min(x + 38, right), y, { width: 2, ink: straw })
  }
}

/** Goes on at the top of another page where it does not fit; returns where the next line begins. */
function drawNote(doc: PdfDocument, note: string, top: number): number {
  let y = top
  for (const line of fonts.linesOf(note, right - margin, 'regular', body.size)) {
    if (y > bottom) {
      doc.addPage()
      y = 64
    }
    doc.text(line, margin, y, body)
    y += leading
  }
  return y
}

/** The basket of the mall's mark, 28 points wide (storefront/public/mark.svg). */
function drawBasket(doc: PdfDocument, x: number, y: number): void {
  const at = { x, y, scale: 0.7, ink: brand }
  doc.drawing('9.5 17.5 m 9.5 9.5 13.6 4.5 20 4.5 c 26.4 4.5 30.5 9.5 30.5 17.5 c', { ...at, width: 3.4 })
  const bars: [from: number, to: number, middle: number][] = [
    [4.7, 35.3, 18.1],
    [7.7, 10.5, 25.1],
    [17.5, 32.3, 25.1],
    [9.9, 22.5, 32.1],
    [29.5, 30.1, 32.1],
  ]
  doc.drawing(bars.map(([from, to, middle]) => `${from} ${middle} m ${to} ${middle} l`).join(' '), { ...at, width: 5.4 })
}

/** Three parties side by side; returns where the highest of them ends. */
function drawParties(doc: PdfDocument, { parties }: InvoiceSheet, y: number): number {
  const gap = 20
  const width = (right - margin - gap * (parties.length - 1)) / parties.length
  const ends = parties.map(({ heading, lines }, place) => {
    const x = margin + place * (width + gap)
    doc.text(heading, x, y, { ...body, weight: 'bold' })
    return lines.reduce((at, line) => drawBlock(doc, line, { x, y: at, width }), y + leading + 2)
  })
  return Math.max(...ends)
}

/** A text broken at a width; returns where the next line begins. */
function drawBlock(doc: PdfDocument, text: string, { x, y, width }: { x: number; y: number; width: number }): number {
  let at = y
  for (const line of fonts.linesOf(text, width, 'regular', body.size)) {
    doc.text(line, x, at, body)
    at += leading
  }
  return at
}

function drawItems(doc: PdfDocument, sheet: InvoiceSheet, top: number): number {
  let y = drawHead(doc, sheet, top)
  const width = ends[0]! - margin - 60
  for (const [name, ...numbers] of sheet.items) {
    const lines = fonts.linesOf(name, width, 'regular', body.size)
    if (y + lines.length * leading > bottom) {
      doc.addPage()
      y = drawHead(doc, sheet, 64)
    }
    lines.forEach((line, index) => doc.text(line, margin, y + index * leading, body))
    numbers.forEach((number, place) => doc.text(number, ends[place]!, y, { ...body, align: 'right' }))
    y += lines.length * leading
    doc.line(margin, right, y - 6, { ink: 0.8 })
    y += 8
  }
  return y
}

/** The heads of the columns; returns where the first row begins. */
function drawHead(doc: PdfDocument, { columns: [name, ...numbers] }: InvoiceSheet, y: number): number {
  doc.text(name, margin, y, { ...body, weight: 'bold' })
  numbers.forEach((column, place) => doc.text(column, ends[place]!, y, { ...body, weight: 'bold', align: 'right' }))
  doc.line(margin, right, y + 7)
  return y + 24
}

function drawSums(doc: PdfDocument, { sums, refunded }: InvoiceSheet, top: number): number {
  let y = top + 6
  const rows = refunded ? [...sums, refunded] : sums
  if (y + rows.length * 18 + 8 > bottom) {
    doc.addPage()
    y = 64
  }
  for (const [index, { label, sum }] of rows.entries()) {
    const isTotal = index === sums.length - 1
    const style: TextStyle = isTotal ? { size: 12, weight: 'bold' } : body
    if (isTotal) {
      y += 8
      doc.line(right - 250, right, y - 18, { ink: 0.8 })
    }
    doc.text(label, right - 250, y, style)
    doc.text(sum, right, y, { ...style, align: 'right' })
    y += 18
  }
  return y
}
