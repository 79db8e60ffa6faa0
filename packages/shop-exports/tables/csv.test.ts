import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, CsvReader, guarded, unguarded, type CsvRow } from './csv.ts'

/** Rows of a text that arrives in chunks of the given lengths. */
function readCsv(text: string, chunks: number[] = []): CsvRow[] {
  const csv = new CsvReader()
  const rows: CsvRow[] = []
  let at = 0
  for (const length of chunks) {
    rows.push(...csv.push(text.slice(at, at + length)))
    at += length
  }
  rows.push(...csv.push(text.slice(at)))
  return [...rows, ...csv.end()]
}

const cells = (rows: CsvRow[]) => rows.map((row) => ('cells' in row ? row.cells : row.broken))

/** Made once and outside the tests: listing every letter there is takes seconds on a busy machine. */
const anything = fc.string({ unit: 'binary', maxLength: 12 })

describe('CSV', () => {
  it('reads back what was written, in whatever chunks it comes', () => {
    const cell = fc.oneof(anything, fc.stringMatching(/^["',\r\n=+@a-]{0,8}$/))
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(table, fc.array(fc.nat(9), { maxLength: 40 }), (rows, chunks) => {
        const text = rows.map((row) => csvLine(row)).join('')
        expect(cells(readCsv(text, chunks)).map((row) => (row as string[]).map(unguarded))).toEqual(rows)
      }),
    )
  })

  it('never lets a spreadsheet run a cell', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.stringMatching(/^'{0,2}[=+@\t\r\0-][a-z(]{0,4}$/)), (cell) => {
        expect(/^[=+\-@\t\r\0]/.test(guarded(cell))).toBe(false)
        expect(unguarded(guarded(cell))).toBe(cell)
      }),
    )
  })

  it('names the line a record begins on', () => {
    expect(readCsv('a,b\n"one\ntwo",c\r\n\r\nd,e')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\ntwo', 'c'] },
      { line: 5, cells: ['d', 'e'] },
    ])
  })

  it('loses only the row with the broken quote', () => {
    expect(cells(readCsv('a,b\n1,"two" inches\n3,5" pipe\n6,7\n'))).toEqual([
      ['a', 'b'],
      'text after a closing quote',
      ['3', '5" pipe'],
      ['6', '7'],
    ])
    expect(cells(readCsv('a,b\n1,"never closed\n2,3\n4,5'))).toEqual([['a', 'b'], 'a quote that never closes', ['2', '3'], ['4', '5']])
  })

  it('reads on after a broken row also where lines end with a carriage return alone', () => {
    expect(readCsv('a,b\r1,"x" y\r2,3\r')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, broken: 'text after a closing quote' },
      { line: 3, cells: ['2', '3'] },
    ])
  })

  it('drops a cell of ten megabytes and reads on', () => {
    const cell = 'x'.repeat(10_000_000)
    const chunks = Array.from({ length: 200 }, () => 65_536)
    for (const text of [`a,b\n"${cell}",1\n2,3\n`, `a,b\n${cell},1\n2,3\n`]) {
      const rows = readCsv(text, chunks)
      expect(cells(rows)[0]).toEqual(['a', 'b'])
      expect(rows[1]).toMatchObject({ line: 2, broken: expect.stringContaining('longer') as string })
      expect(rows[2]).toEqual({ line: 3, cells: ['2', '3'] })
      expect(rows).toHaveLength(3)
    }
  })

  it('never throws and always ends', () => {
    fc.assert(fc.property(fc.stringMatching(/^["',\r\na-c]{0,60}$/), fc.array(fc.nat(5)), (text, chunks) => void readCsv(text, chunks)))
  })
})
