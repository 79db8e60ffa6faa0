import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { PdfDocument } from './pdf-document.ts'
import { testFonts } from './testing/test-fonts.ts'

it('a PDF has its pages, its texts by glyphs with their characters, and fonts cut to them', () => {
  const doc = new PdfDocument(testFonts())
  doc.addPage()
  doc.text('Aω', 50, 50, { size: 10 })
  doc.addPage()
  doc.text('A', 200, 50, { size: 10, align: 'right' })
  doc.line(50, 100, 60)
  const file = doc.bytes({ title: 'Ω', lang: 'en-GB', producer: 'test', createdAt: new Date('2026-11-30T09:00:00Z') })
  const latin = file.toString('latin1')
  expect(latin).toMatch(/^%PDF-1\.7\n/)
  expect(latin).toContain('/Type /Pages /Count 2')
  expect(latin).toContain('/Producer (test) /CreationDate (D:20261130090000Z)')
  const xref = Number(/startxref\n(\d+)/.exec(latin)![1])
  expect(latin.slice(xref, xref + 4)).toBe('xref')
  const streams = [...latin.matchAll(/\/Length (\d+) [^>]*>>\nstream\n/g)].map((found) => {
    const begin = found.index + found[0].length
    return inflateSync(file.subarray(begin, begin + Number(found[1]))).toString('latin1')
  })
  // A character of Latin and one of Greek.
  expect(streams.filter((text) => /<\w{4}> <0041>/.test(text))).toHaveLength(1)
  expect(streams.filter((text) => /<\w{4}> <03c9>/.test(text))).toHaveLength(1)
  expect(streams.filter((text) => text.includes(' l S'))).toHaveLength(1)
  expect(file.length).toBeLessThan(8000)
})
