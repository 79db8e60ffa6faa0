import { deflateSync } from 'node:zlib'
import { charactersOfForm } from './drawn-order.ts'
import type { TrueType } from './fonts/true-type.ts'
import type { Fonts, Weight } from './fonts.ts'

/** Points: A4. */
export const page = { width: 595.28, height: 841.89 }

/** 0 black to 1 white, or red, green and blue from 0 to 1. */
export type Ink = number | readonly [red: number, green: number, blue: number]

export interface TextStyle {
  size: number
  weight?: Weight
  ink?: Ink
  /** Right: `x` is where the text ends. */
  align?: 'left' | 'right'
}

/**
 * A PDF of text and lines whose fonts are embedded, cut to what is written, with their characters, so that text can be copied and
 * searched. `y` is measured from the top of the page, in points, to the baseline.
 */
export class PdfDocument {
  readonly #fonts: Fonts
  readonly #pages: string[][] = []
  /** Glyphs that are written, by font, each with its character. */
  readonly #used = new Map<string, Map<number, string>>()

  constructor(fonts: Fonts) {
    this.#fonts = fonts
  }

  addPage(): void {
    this.#pages.push([])
  }

  pageCount(): number {
    return this.#pages.length
  }

  /** Writes one line of text on the last page, or on that of an index. */
  text(
    text: string,
    x: number,
    y: number,
    { size, weight = 'regular', ink = 0, align = 'left' }: TextStyle,
    onPage = this.#pages.length - 1,
  ): void {
    let at = align === 'right' ? x - this.#fonts.widthOf(text, weight, size) : x
    for (const run of this.#fonts.runsOf(text, weight)) {
      const name = this.#nameOf(run.font)
      const glyphs = this.#hexOf(run.font, run.text)
      this.#pages[onPage]!.push(
        `${filled(ink)} BT /${name} ${size} Tf ${round(at)} ${round(page.height - y + (run.rise ?? 0) * size)} Td <${glyphs}> Tj ET`,
      )
      at += this.#fonts.widthOf(run.text, weight, size)
    }
  }

  /** A horizontal line on the last page. */
  line(from: number, to: number, y: number, { width = 0.5, ink = 0 }: { width?: number; ink?: Ink } = {}): void {
    const at = round(page.height - y)
    this.#pages.at(-1)!.push(`${stroked(ink)} ${width} w ${round(from)} ${at} m ${round(to)} ${at} l S`)
  }

  /**
   * Lines and curves of one width with round ends on the last page.
   * @param path operators of the format (`m`, `l`, `c` …) in units of its own, `y` downwards
   */
  drawing(path: string, { x, y, scale, width, ink = 0 }: { x: number; y: number; scale: number; width: number; ink?: Ink }): void {
    this.#pages
      .at(-1)!
      .push(`q ${stroked(ink)} 1 J ${round(scale)} 0 0 ${round(-scale)} ${round(x)} ${round(page.height - y)} cm ${width} w ${path} S Q`)
  }

  #nameOf(font: string): string {
    if (!this.#used.has(font)) this.#used.set(font, new Map())
    return `F${[...this.#used.keys()].indexOf(font)}`
  }

  #hexOf(fontName: string, text: string): string {
    const font = this.#fonts.named(fontName)
    const glyphs = this.#used.get(fontName)!
    return [...text]
      .map((char) => {
        const glyph = font.glyphOf(char.codePointAt(0)!)
        glyphs.set(glyph, charactersOfForm(char))
        return hex(glyph)
      })
      .join('')
  }

  /** The file. @param about.lang as BCP 47 has it @param about.producer the program */
  bytes({ title, lang, producer, createdAt }: { title: string; lang: string; producer: string; createdAt: Date }): Buffer {
    const objects = new PdfObjects()
    const pagesId = objects.reserve()
    const fonts = [...this.#used].map(
      ([name, glyphs], place) => `/F${place} ${embedFont(objects, this.#fonts.named(name), { name, glyphs })} 0 R`,
    )
    const kids = this.#pages.map((operators) => {
      const content = objects.addStream(Buffer.from(operators.join('\n'), 'latin1'))
      const box = `[0 0 ${page.width} ${page.height}]`
      return objects.add(
        `<< /Type /Page /Parent ${pagesId} 0 R /MediaBox ${box} /Contents ${content} 0 R /Resources << /Font << ${fonts.join(' ')} >> >> >>`,
      )
    })
    objects.set(pagesId, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`)
    const catalog = objects.add(`<< /Type /Catalog /Pages ${pagesId} 0 R /Lang (${lang}) /ViewerPreferences << /DisplayDocTitle true >> >>`)
    const date = createdAt.toISOString().replace(/\D/g, '').slice(0, 14)
    const info = objects.add(`<< /Title <${utf16(`\ufeff${title}`)}> /Producer (${producer}) /CreationDate (D:${date}Z) >>`)
    return objects.file(catalog, info)
  }
}

const filled = (ink: Ink) => (typeof ink === 'number' ? `${ink} g` : `${ink.join(' ')} rg`)
const stroked = (ink: Ink) => (typeof ink === 'number' ? `${ink} G` : `${ink.join(' ')} RG`)
const round = (points: number) => Math.round(points * 100) / 100
const hex = (glyph: number) => glyph.toString(16).padStart(4, '0')
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** A font with the outlines of the glyphs alone, and the characters they stand for. Returns the number of its object. */
function embedFont(objects: PdfObjects, font: TrueType, { name, glyphs }: { name: string; glyphs: ReadonlyMap<number, string> }): number {
  const scaled = (units: number) => Math.round((units * 1000) / font.unitsPerEm)
  const file = objects.addStream(font.cut(glyphs.keys()))
  const baseFont = `/AAAAAA+${name.replace(/[^A-Za-z]/g, '')}`
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName ${baseFont} /Flags 4 /FontBBox [${font.bounds.map(scaled).join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${scaled(font.ascent)} /Descent ${scaled(font.descent)} /CapHeight ${scaled(font.ascent)} /StemV 80 /FontFile2 ${file} 0 R >>`,
  )
  const widths = [...glyphs.keys()].map((glyph) => `${glyph} [${scaled(font.advanceOf(glyph))}]`).join(' ')
  const descendant = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${baseFont} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 1000 /W [${widths}] /CIDToGIDMap /Identity >>`,
  )
  const unicode = objects.addStream(Buffer.from(toUnicode(glyphs), 'latin1'))
  return objects.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${baseFont} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
  )
}

/** The characters of glyphs, in blocks of at most 100 as the format wants them. */
function toUnicode(glyphs: ReadonlyMap<number, string>): string {
  const entries = [...glyphs].map(([glyph, char]) => `<${hex(glyph)}> <${utf16(char)}>`)
  const blocks: string[] = []
  for (let from = 0; from < entries.length; from += 100) {
    const block = entries.slice(from, from + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Unicode def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

/** The numbered objects of a file. */
class PdfObjects {
  private readonly objects: (Buffer | undefined)[] = []

  reserve(): number {
    return this.objects.push(undefined)
  }

  set(id: number, body: string): void {
    this.objects[id - 1] = Buffer.from(body, 'latin1')
  }

  add(body: string): number {
    return this.objects.push(Buffer.from(body, 'latin1'))
  }

  addStream(data: Buffer): number {
    const packed = deflateSync(data)
    const head = `<< /Length ${packed.length} /Length1 ${data.length} /Filter /FlateDecode >>\nstream\n`
    return this.objects.push(Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]))
  }

  file(catalog: number, info: number): Buffer {
    // The second line has bytes above 127: the file is not taken for text.
    const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    let length = parts[0]!.length
    const offsets = this.objects.map((object, index) => {
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`, 'latin1'), object!, Buffer.from('\nendobj\n', 'latin1')])
      parts.push(part)
      length += part.length
      return length - part.length
    })
    const count = this.objects.length + 1
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const trailer = `trailer\n<< /Size ${count} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`
    return Buffer.concat([...parts, Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')])
  }
}
