import { describe, expect, it } from 'vitest'
import { testFonts } from '../testing/test-fonts.ts'
import { glyphPath } from './glyph-path.ts'

const fonts = testFonts()

const place = { x: 0, y: 0, scaleX: 1, scaleY: 1 }
const pathOf = (name: string, char: string) => {
  const font = fonts.named(name)
  return glyphPath(font, font.glyphOf(char.codePointAt(0)!), place)
}
/** Every pair of coordinates in a path. */
const pointsOf = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('a glyph as a path', () => {
  it.each([
    ['latin-bold', 'A'],
    ['latin-regular', 'é'],
    ['greek-regular', 'ώ'],
  ])('%s %s stays within the bounds of its font and closes every contour', (name, char) => {
    const path = pathOf(name, char)
    const [left, bottom, right, top] = fonts.named(name).bounds
    expect(path.match(/M/g)!.length).toBe(path.match(/Z/g)!.length)
    expect(pointsOf(path).length).toBeGreaterThan(3)
    expect(pointsOf(path).filter(([x, y]) => x < left || x > right || y < bottom || y > top)).toEqual([])
  })

  it('is that of its parts where it is composed, and empty for a blank', () => {
    // The letter with its mark is as wide as the letter and higher.
    const height = (char: string) => Math.max(...pointsOf(pathOf('latin-regular', char)).map(([, y]) => y))
    expect(height('é')).toBeGreaterThan(height('e'))
    expect(pathOf('latin-regular', ' ')).toBe('')
  })

  it('is moved and scaled', () => {
    const font = fonts.named('latin-bold')
    const glyph = font.glyphOf('H'.codePointAt(0)!)
    const moved = pointsOf(glyphPath(font, glyph, { x: 100, y: 50, scaleX: 0.5, scaleY: -0.5 }))
    const plain = pointsOf(glyphPath(font, glyph, place))
    moved.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(100 + plain[index]![0] / 2, 0)
      expect(y).toBeCloseTo(50 - plain[index]![1] / 2, 0)
    })
  })
})
