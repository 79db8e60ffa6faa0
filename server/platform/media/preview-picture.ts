import { graphemes } from '#contract/core/graphemes.ts'
import { svgText, type SvgStyle } from '@kalata/text-drawing/svg-text.ts'
import sharp from 'sharp'
import { fonts } from '../fonts/fonts.ts'

/** What a link preview shows. */
export interface Preview {
  /** A file that `sharp` reads; without one the text has the whole width. */
  picture?: string | undefined
  title: string
  /** Written large, below the title. */
  price?: string | undefined
  /** An earlier price, struck through. */
  before?: string | undefined
  /** A line above the title. */
  label?: string | undefined
  /** A line below the price. */
  note?: string | undefined
}

/** As the Open Graph protocol's readers crop nothing of it. */
export const previewSize = { width: 1200, height: 630 }
const pictureWidth = 630
const margin = 60

/** The tokens of `storefront/styles/tokens.css`. */
const colours = { page: '#f7f4f0', plate: '#f3f0ec', ink: '#211a1c', muted: '#6a5f63', brand: '#7d1d3f', deal: '#cc3308', label: '#f8eaef' }

/** The basket of `storefront/public/mark.svg`, 40 units wide. */
const basket =
  '<path d="M9.5 17.5C9.5 9.5 13.6 4.5 20 4.5s10.5 5 10.5 13" fill="none" stroke="#7d1d3f" stroke-width="3.4" stroke-linecap="round"/>' +
  '<g fill="#7d1d3f"><rect x="2" y="15.4" width="36" height="5.4" rx="2.7"/><rect x="5" y="22.4" width="8.2" height="5.4" rx="2.7"/>' +
  '<rect x="14.8" y="22.4" width="20.2" height="5.4" rx="2.7"/><rect x="7.2" y="29.4" width="18" height="5.4" rx="2.7"/>' +
  '<rect x="26.8" y="29.4" width="6" height="5.4" rx="2.7"/></g>'

/** Bytes above which a picture is encoded once more: previews below 300 KB load in every messenger. */
const maxBytes = 280_000

/** Draws a preview: a JPEG of 1200 x 630 below 300 KB. Texts are drawn from our own fonts, so that it looks the same on every machine. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const photo = preview.picture
    ? await sharp(preview.picture)
        .resize(pictureWidth, previewSize.height, { fit: 'contain', background: colours.plate })
        .flatten({ background: colours.plate })
        .toBuffer()
    : undefined
  const canvas = sharp({ create: { ...previewSize, channels: 3, background: colours.page } }).composite([
    ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
    { input: Buffer.from(svgOf(preview)), left: 0, top: 0 },
  ])
  const pixels = await canvas.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const encode = (quality: number) => sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
  const bytes = await encode(84)
  return bytes.length <= maxBytes ? bytes : encode(60)
}

/** Everything but the photo. */
function svgOf({ picture, title, price, before, label, note }: Preview): string {
  const left = margin + (picture ? pictureWidth : 0)
  const width = previewSize.width - left - margin
  const size = picture ? 44 : 68
  const lines = cutLines(fonts.linesOf(title, width, 'bold', size), price ? 4 : 5)
  const heights = { label: label ? 66 : 0, title: lines.length * size * 1.3, price: price ? 104 : 0, note: note ? 44 : 0 }
  const free = previewSize.height - 2 * margin - 70 - heights.label - heights.title - heights.price - heights.note
  let y = margin + Math.max(0, free / 2)
  const parts: string[] = []
  if (label) {
    parts.push(
      `<rect x="${left}" y="${y}" width="${Math.min(width, fonts.widthOf(label, 'bold', 26) + 40)}" height="46" rx="23" fill="${colours.label}"/>`,
    )
    parts.push(drawText(label, left + 20, y + 32, { size: 26, colour: colours.brand, weight: 'bold' }))
    y += heights.label
  }
  lines.forEach((line, index) =>
    parts.push(drawText(line, left, y + size * (1 + index * 1.3), { size, colour: colours.ink, weight: 'bold' })),
  )
  y += heights.title
  if (price) {
    parts.push(drawText(price, left, y + 76, { size: 68, colour: before ? colours.deal : colours.ink, weight: 'bold' }))
    if (before) parts.push(struckText(before, left + fonts.widthOf(price, 'bold', 68) + 24, y + 76, left + width))
    y += heights.price
  }
  if (note) parts.push(drawText(note, left, y + 32, { size: 28, colour: colours.muted, weight: 'regular' }))
  const foot = previewSize.height - margin
  parts.push(`<g transform="translate(${left} ${foot - 40}) scale(1.05)">${basket}</g>`)
  parts.push(drawText('Kalata', left + 56, foot - 9, { size: 34, colour: colours.brand, weight: 'bold' }))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">${parts.join('')}</svg>`
}

/** The first lines; the last one says where more follows. */
function cutLines(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines
  const shortened = graphemes(lines[most - 1]!).slice(0, -1)
  return [...lines.slice(0, most - 1), `${shortened.join('')}…`]
}

const drawText = (text: string, x: number, y: number, style: SvgStyle): string => svgText(fonts, text, x, y, style)

/** An earlier price, where it ends before `right`. */
function struckText(text: string, x: number, y: number, right: number): string {
  const width = fonts.widthOf(text, 'regular', 32)
  if (x + width > right) return ''
  const line = `<rect x="${x}" y="${y - 12}" width="${width}" height="3" fill="${colours.muted}"/>`
  return drawText(text, x, y, { size: 32, colour: colours.muted, weight: 'regular' }) + line
}
