import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { errorLines, printable } from './error-lines.ts'
import { addFinding, findingLine, problemKinds, type Findings } from './findings.ts'
import { ProblemReport, reportPathOf } from './problem-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-exports-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what a reader notices', () => {
  it('is summed up by kind, with its first place and what it was about', () => {
    const findings: Findings<keyof typeof problemKinds> = {}
    for (const [line, value] of ['12.396694', '7.125', '7.125'].entries())
      addFinding(findings, 'rounded', { file: 'mugs.csv', line: line + 2, field: 'Price', value })
    expect(findingLine(problemKinds.rounded, findings.rounded!)).toBe(
      '3 prices were rounded to hundredths: mugs.csv:2 Price «12.396694», «7.125»',
    )
    addFinding(findings, 'cut', { file: 'mugs.csv', line: 9, field: 'Body' }, 2)
    expect(findings.cut).toMatchObject({ count: 2, values: ['Body'] })
  })
})

describe('errors on a terminal', () => {
  const errors = Array.from({ length: 7 }, (_, at) => ({ file: 'mugs.csv', line: at + 2, field: 'Price', reason: `is «${at}»` }))

  it('are listed a few times where they are alike, then counted', () => {
    const lines = errorLines([...errors, { file: 'mugs.csv', line: 30, id: 'mug', field: 'Name', reason: 'is missing' }], 10)
    expect(lines.slice(0, 5)).toEqual(errors.slice(0, 5).map(({ line, reason }) => `mugs.csv:${line}  Price: ${reason}`))
    expect(lines.slice(5)).toEqual([
      'mugs.csv:30 mug  Name: is missing',
      '… and 2 more like it: Price: is «0»',
      '… and 2 more errors (--report <file> lists them)',
    ])
  })

  it('have no control characters of the file', () => expect(printable('a\u001b[31mb\u202e')).toBe('a·[31mb·'))
})

describe('a report', () => {
  it('has a line for each problem, with what to do about it', async () => {
    const report = new ProblemReport<{ field: string; reason: string; value?: string; line?: number }>(({ value }) =>
      value ? 'write a price' : '',
    )
    report.add({ file: 'mugs.csv', line: 2, id: 'mug' }, [
      { field: 'Price', reason: 'is none', value: 'x' },
      { field: 'Name', reason: 'is missing', line: 3 },
    ])
    const path = join(folder, 'mugs.report.csv')
    await report.write(path)
    expect(report.count).toBe(2)
    expect(readFileSync(path, 'utf8').split(/\r?\n/)).toEqual([
      '\uFEFFfile,row,product,column,value,reason,proposal',
      'mugs.csv,2,mug,Price,x,is none,write a price',
      'mugs.csv,3,mug,Name,,is missing,',
      '',
    ])
  })

  it('lies beside its source', () => {
    expect([reportPathOf('/a/mugs.CSV'), reportPathOf('/a/folder/')]).toEqual(['/a/mugs.report.csv', '/a/folder.report.csv'])
  })
})
