import { describe, expect, it } from 'vitest'
import { isPersonName, normalizePersonName, personNameOf } from './person-name.ts'

const isName = (text: string) => isPersonName(normalizePersonName(text), 60)

describe('the name of a person', () => {
  it.each([
    ...['ნინო', 'გამყრელიძე-მაღლაკელიძე', 'Мария', "Д'Артаньян", 'Ғани', '王 小明', '李', '古丽米热·艾山', '古丽米热•艾山', 'アンナ・マリア', '김민준'],
    ...['O’Neill', "O'Neill", 'O‘g‘li', 'Oʻgʻli', 'G‘ayrat', '’t Hooft', '‘t Hart', "'s-Gravesande", 'Ó Briain', 'José', 'Zoë', 'Nguyễn Thị'],
    ...['Gal·la', 'Jean‑Luc', 'Anne‐Marie', 'D. B.', 'King, Jr.', 'Çelik', 'Ægir', 'Łukasz', 'Þór', 'Ṣalāḥ', 'Jose\u0301', 'محمد', 'عبد‌الله'],
    ...['Jean–Luc', 'Anna—Maria', 'O′Neil', 'O＇Neil', '古丽米热．艾山', '古丽∙艾山', 'בן־דוד', 'Գաբրիել֊Արամ', 'བསྟན་འཛིན'],
    ...['فاطمه‌زهرا', 'אברהם', 'ז׳בוטינסקי', 'Աննա', 'आरती', 'क्‍षमा', 'ஸ்ரீ', 'สมชาย', 'ምሩፅ', 'Kamakaʻehukai', 'Ҷамшед', 'Ólafur Ⅲ', '𠮷田', 'Ⲙⲁⲣⲓⲁ'],
  ])('%s is one', (text) => expect(isName(text)).toBe(true)) // oxfmt-ignore

  it.each([
    '',
    ' ',
    '-',
    '’',
    '–',
    '·',
    '12',
    'Nino1',
    '<b>',
    'a;b',
    'a@b',
    'http://x',
    'a/b',
    'a_b',
    'a\nb\u0000',
    '=1+1',
    '🙂',
    'a'.repeat(61),
  ])('%j is none', (text) => expect(isName(text)).toBe(false))

  it('is stored without what cannot be seen', () => {
    expect(normalizePersonName('\u202a Ni\u00adno \u00a0  Beridze\u200b\ufeff')).toBe('Nino Beridze')
    expect(normalizePersonName('عبد\u200cالله')).toBe('عبد\u200cالله')
    expect(normalizePersonName('Jose\u0301')).toBe('José')
  })

  it('of elsewhere is made one', () => {
    expect(personNameOf('<b>Nino</b> 5', 60)).toBe('b Nino b')
    expect(personNameOf('  12 古丽米热·艾山 ', 60)).toBe('古丽米热·艾山')
    expect(personNameOf('’t Hooft', 60)).toBe('’t Hooft')
    expect(personNameOf('12', 60)).toBe('')
  })
})
