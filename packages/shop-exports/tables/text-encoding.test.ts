import { describe, expect, it } from 'vitest'
import { encodingOf } from './text-encoding.ts'
import { visible } from '../texts/visible-text.ts'

/** A text in an encoding of one byte a letter, or of two. */
function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, number[]>()
  for (let first = 255; first >= 0x81; first--)
    for (let second = 255; second >= 0x40; second--) bytes.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
  for (let byte = 255; byte >= 0; byte--) bytes.set(decoder.decode(Uint8Array.of(byte)), [byte])
  return Buffer.from([...text].flatMap((char) => bytes.get(char)!))
}

const texts = {
  russian: ['Кружка синяя большая', 'Хорошая кружка для чая', 'НОВИНКА СЕЗОНА Samsung'],
  ukrainian: ['Чашка «Літо» №5', 'подарунок її бабусі'],
  german: ['Grüße aus Köln', 'Geschenk für Österreich', 'süß'],
  french: ['Théière «Été» – 50 €', 'L’été à l’œuvre', 'crème brûlée'],
  spanish: ['Señal de tráfico', 'Camión pequeño'],
  danish: ['Rødgrød med fløde', 'Æbler og pærer på bordet å'],
  polish: ['Żółta gęś świąteczna', 'Piękny prezent dla łódki'],
  hungarian: ['Tűzőgép', 'Árvíztűrő tükörfúrógép'],
  turkish: ['Şık gümüş küpe', 'İstanbul çantası', 'Kadın ayakkabısı'],
  simplified: ['蓝色马克杯', '适合喝茶的大杯子', 'iPhone 15 手机壳'],
  traditional: ['藍色馬克杯', '適合喝茶的大杯子', 'iPhone 15 手機殼'],
}

describe('a table that is not UTF-8', () => {
  it.each([
    ['russian', 'windows-1251'],
    ['russian', 'x-mac-cyrillic'],
    ['russian', 'koi8-u'],
    ['russian', 'ibm866'],
    ['ukrainian', 'windows-1251'],
    ['german', 'windows-1252'],
    ['german', 'macintosh'],
    ['french', 'windows-1252'],
    ['spanish', 'windows-1252'],
    ['danish', 'windows-1252'],
    ['polish', 'windows-1250'],
    ['hungarian', 'windows-1250'],
    ['turkish', 'windows-1254'],
    ['simplified', 'gb18030'],
    ['traditional', 'big5'],
  ] as const)('in %s is read as %s', (language, encoding) => {
    const table = `Handle,Title,Body\na,${texts[language].join(',')}\n`
    expect(new TextDecoder(encodingOf(encoded(table, encoding))).decode(encoded(table, encoding))).toBe(table)
  })

  it.each([
    ['utf-8', 'windows-1251', 'windows-1251'],
    ['windows-1251', 'utf-8', 'utf-8'],
    ['utf-16', 'utf-8', 'utf-8'],
    ['windows-1251', 'windows-1251', 'windows-1251'],
  ])('whose XML declares %s and which is %s is read as that', (declared, real, read) => {
    const text = `<?xml version="1.0" encoding="${declared}"?><name>Кружка синяя</name>`
    expect(encodingOf(real === 'utf-8' ? Buffer.from(text) : encoded(text, real))).toBe(read)
  })

  it.each([
    ['little', true],
    ['little', false],
    ['big', true],
    ['big', false],
  ] as const)('in UTF-32, %s endian, its mark there: %s, is named and rejected', (end, isMarked) => {
    const utf32 = (text: string) => {
      const codes = [...text].map((char) => char.codePointAt(0)!)
      const bytes = Buffer.alloc(codes.length * 4)
      codes.forEach((code, at) => (end === 'little' ? bytes.writeUInt32LE(code, at * 4) : bytes.writeUInt32BE(code, at * 4)))
      return bytes
    }
    const table = `${isMarked ? '\uFEFF' : ''}Handle,Title\na,Кружка 🎁 ფინჯანი\n`
    expect(() => encodingOf(utf32(table))).toThrow('is in UTF-32: save it as UTF-8')
    expect(encodingOf(Buffer.from(`\uFEFF${table}`, 'utf16le'))).toBe('utf-16le')
    expect(encodingOf(Buffer.from(table))).toBe('utf-8')
  })

  it('of letters that make no words in any encoding is said to be none', () => {
    expect(() => encodingOf(Buffer.from([0x61, 0x81, 0x7a, 0xfe, 0x20, 0xa4, 0x62, 0xb1, 0x63, 0xf7, 0x64]))).toThrow('save it as UTF-8')
  })
})

describe('a text that was written as UTF-8 twice', () => {
  const twice = (text: string, as: string) => new TextDecoder(as).decode(Buffer.from(text))
  it.each(Object.values(texts).flat().concat('ფინჯანი ლურჯი', 'Très “léger” – l’été', 'emoji 🎁'))(
    '«%s» is read as it was meant',
    (text) => {
      expect(visible(twice(text, 'windows-1252'))).toBe(text)
      expect(visible(twice(text, 'windows-1251'))).toBe(text)
      expect(visible(text)).toBe(text)
    },
  )

  it.each(['С… и без', 'Рёбра', 'РС–1', 'Ñandú', 'São Paulo', 'Â', 'Größe «Ж»'])('«%s» is none', (text) => expect(visible(text)).toBe(text))
})
