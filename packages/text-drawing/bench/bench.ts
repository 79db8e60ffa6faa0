/** `node bench/bench.ts [documents]`: PDFs of forty lines, and lines as paths, a second; `--smoke` does twenty. */
import process from 'node:process'
import { PdfDocument } from '../pdf-document.ts'
import { svgText } from '../svg-text.ts'
import { testFonts } from '../testing/test-fonts.ts'

const count = process.argv.includes('--smoke') ? 20 : Number(process.argv[2] ?? 500)
const fonts = testFonts()
const line = 'A line of an ordinary length with α, β and γ in it, as documents have'

function measure(name: string, times: number, work: () => unknown): void {
  const begun = performance.now()
  for (let at = 0; at < times; at++) work()
  console.log(`${name.padEnd(16)} ${Math.round(times / ((performance.now() - begun) / 1000))} a second`)
}

measure('documents', count, () => {
  const doc = new PdfDocument(fonts)
  doc.addPage()
  for (let at = 0; at < 40; at++) doc.text(line, 50, 50 + 18 * at, { size: 10, weight: at % 4 === 0 ? 'bold' : 'regular' })
  return doc.bytes({ title: 'bench', lang: 'en', producer: 'bench', createdAt: new Date() })
})
measure('lines as paths', 10 * count, () => svgText(fonts, line, 0, 20, { size: 20, colour: '#000', weight: 'regular' }))
