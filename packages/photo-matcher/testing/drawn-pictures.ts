import sharp from 'sharp'
import { randomOf } from './photo-queries.ts'

/** A square picture of 320 pixels, PNG. @param shapes SVG */
export function drawnPicture({ ground = '#ffffff', shapes }: { ground?: string; shapes: string }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="${ground}"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A label of its own on a plain ground: many small shapes, another for each seed. */
export function drawnLabel(seed: number): Promise<Buffer> {
  const random = randomOf(seed)
  const number = (low: number, high: number) => Math.round(low + (high - low) * random())
  const colour = () => `hsl(${number(0, 360)} ${number(20, 90)}% ${number(20, 80)}%)`
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, size] = [number(70, 240), number(60, 250), number(6, 26)]
    return number(0, 1) === 0
      ? `<rect x="${x}" y="${y}" width="${size}" height="${number(6, 26)}" fill="${colour()}" transform="rotate(${number(0, 90)} ${x} ${y})"/>`
      : `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour()}"/>`
  })
  return drawnPicture({ shapes: `<rect x="55" y="45" width="215" height="230" fill="${colour()}"/>${shapes.join('')}` })
}
