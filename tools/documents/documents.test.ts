import { describe, expect, it } from 'vitest'
import { formsOf } from '#server/command-forms.ts'
import { decisionOf } from './decision-index.ts'
import { renewSections, table } from './document-sections.ts'
import { settingsExample } from './settings-documents.ts'

describe('a generated section', () => {
  it('replaces what stands between its marks and nothing else', () => {
    const text = 'a\n<!-- generated: x -->\n\nold\n<!-- end: x -->\nb $& c\n'
    expect(renewSections(text, { x: '$& new' })).toBe('a\n<!-- generated: x -->\n\n$& new\n<!-- end: x -->\nb $& c\n')
    expect(() => renewSections(text, { y: '' })).toThrow('<!-- generated: y -->')
  })

  it('escapes the bars within cells of a table', () => {
    expect(table(['a', 'b'], [['1|2', '3']])).toBe('| a | b |\n|---|---|\n| 1\\|2 | 3 |\n')
  })
})

describe('forms of a command', () => {
  it('are parted where the command begins again, on one line or on several', () => {
    const usage = 'deals list | deals pause|end <key>\n    deals create --key <key>\n    --product <key> | --store <key>'
    expect(formsOf('deals', usage)).toEqual([
      'deals list',
      'deals pause|end <key>',
      'deals create --key <key>\n    --product <key> | --store <key>',
    ])
  })
})

describe('the example of settings', () => {
  it('sets nothing, and quotes what has spaces', () => {
    const lines = settingsExample().split('\n')
    expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([])
    expect(lines).toContain('#PORT=3000')
    expect(lines).toContain('#MAIL_FROM="Kalata <no-reply@kalata.example>"')
  })
})

describe('the head of a decision', () => {
  it('has number, title, date, status and theme', () => {
    const text = '# 0006 Texts\n\n2026-11-20. Changed by [0097](0097-a.md): files. Theme: texts.\n\nWhy.\n'
    expect(decisionOf('0006-texts.md', text)).toEqual({
      ...{ file: '0006-texts.md', number: '0006', title: 'Texts', date: '2026-11-20' },
      ...{ status: 'Changed by [0097](0097-a.md): files', theme: 'texts' },
    })
  })

  it.each([
    ['0007-texts.md', '# 0006 Texts\n\n2026-11-20. Accepted. Theme: texts.\n'],
    ['0006-texts.md', '# 6. Texts\n\n2026-11-20. Accepted. Theme: texts.\n'],
    ['0006-texts.md', '# 0006 Texts\n\n2026-11-20. Theme: texts.\n'],
    ['0006-texts.md', '# 0006 Texts\n\n2026-11-20. Accepted. Theme: unknown.\n'],
  ])('is required: %s %j', (file, text) => expect(() => decisionOf(file, text)).toThrow(`docs/decisions/${file}`))
})
