import { describe, expect, it } from 'vitest'
import { isPlaceholder, plainLine, plainParagraphs, textByLanguage } from './plain-text.ts'

const languages = ['en', 'ru']

describe('a text of another system', () => {
  it.each([
    ['Mug  with\t blanks\n and lines', 'Mug with blanks and lines'],
    ['5\\" nail, Mother\\\'s', '5" nail, Mother\'s'],
    ['Caf\\u00e9 \\u0421', 'Café С'],
    ['#NAME?', ''],
    ['#ИМЯ?', ''],
    ['#REF!', ''],
    ['NULL', ''],
    ['\\N', ''],
    ['#1 mug', '#1 mug'],
    ['C:\\new', 'C:\\new'],
  ])('%j is the line %j', (text, line) => expect(plainLine(text)).toBe(line))

  it.each([
    ['NULL', ''],
    ['It\\\'s \\"good\\"', 'It\'s "good"'],
  ])('%j is the description %j', (text, paragraphs) => expect(plainParagraphs(text)).toBe(paragraphs))

  it.each([
    '{"en":"Jug","ru":"Кувшин"}',
    '{"ru_RU": "Кувшин", "en_US": "Jug"}',
    '[ru]Кувшин[/ru][en]Jug[/en]',
    '[[ru]]Кувшин[[/ru]][[en]]Jug[[/en]]',
    '[lang_en]Jug[/lang_en][lang_ru]Кувшин[/lang_ru]',
    '{mlang en}Jug{mlang}{mlang ru}Кувшин{mlang}',
    '{lang en}Jug{/lang}{lang ru}Кувшин{/lang}',
    '<span lang="en" class="multilang">Jug</span><span lang="ru" class="multilang">Кувшин</span>',
  ])('%j is in two languages', (text) => expect(textByLanguage(text, languages)).toEqual({ en: 'Jug', ru: 'Кувшин' }))

  it.each(['{"size":"L"}', '[en] route', '{en}', 'a [ru] b', '{"en":5}', '["en","ru"]', '<span lang="en">Jug</span> and more'])(
    '%j is in one',
    (text) => expect(textByLanguage(text, languages)).toBeUndefined(),
  )

  it.each(['Unbranded', 'noname', 'No Name', 'Без бренда', 'ბრენდის გარეშე', '无品牌', 'Sans marque', 'n.a.'])(
    '«%s» is the name of nothing',
    (text) => expect(isPlaceholder(text)).toBe(true),
  )
})
