import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentWords, fold, foldAny, joinedWords, bigrams, words } from './letters/fold.ts'
import { georgianFromLatin, phoneticKey, stem } from './languages/georgian.ts'
import { otherKeyboards } from './languages/keyboards.ts'
import { readings } from './query/match-words.ts'
import { queryKey, interpretationOf } from './query/interpretation.ts'
import { russianFromLatin } from './languages/russian.ts'
import { distantMatch, mayBeTwiceWrong, splitMatch, splits } from './query/unknown-words.ts'
import { pinyinWords, withoutTones } from './languages/pinyin.ts'
import { distance, fuzzyKeys, withoutOne } from './letters/spelling.ts'
import { partsOfName } from './names/name-head.ts'
import { interpretQuery } from './query/interpret-query.ts'
import { memoryWords } from './testing/memory-words.ts'

describe('folding', () => {
  it.each([
    ['ЁЛКА', 'елка'],
    ['йод', 'йод'],
    ['ᲥᲣᲠᲗᲣᲙᲘ', 'ქურთუკი'],
    ['Ｐｉｘｅｎ', 'pixen'],
    ['Café', 'cafe'],
  ])('%s is %s', (typed, folded) => expect(fold(typed)).toBe(folded))

  it('is done once and for all', () => {
    expect(fc.check(fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text))).counterexample).toBeNull()
  })

  it('is the same in the short way of plain texts as in the general one', () => {
    // Signs of plain texts, and those that make a text another: marks, look-alikes, units, what is not seen.
    const mixed = fc.string({
      unit: fc.constantFrom(...'aAzlkg05.,- \t\nаАкгёЁйЙლკგ升裝—’«', '\u0301', '\u00ad', 'ë', 'Ї', 'Α', 'Σ', 'Ა', '％', 'ʼ', '〇'),
    })
    const texts = fc.oneof(mixed, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }))
    expect(
      fc.check(
        fc.property(texts, (text) => fold(text) === foldAny(text)),
        { numRuns: 2000 },
      ).counterexample,
    ).toBeNull()
  })

  it('changes no character of plain texts but letters and traditional characters', () => {
    const changed = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) =>
      [char, `a${char}`].some((text) => fold(text) !== foldAny(text)),
    )
    expect(changed).toEqual([])
  })

  it('joins words at signs alone', () => {
    for (const [text, joined] of [
      ["L'Oreal wi-fi 3-4", ['loreal', 'wifi']],
      ['红a-b红', ['ab']],
      ['wf-77/3b — and / or', ['773']],
    ] as const)
      expect(joinedWords(text)).toEqual(joined)
  })

  it('gives words of letters and figures only, whatever comes in', () => {
    expect(
      fc.check(
        fc.property(fc.string({ unit: 'binary' }), (text) =>
          [...words(text), ...documentWords(text)].every((word) => /^[\p{L}\p{N}]+$/u.test(word)),
        ),
      ).counterexample,
    ).toBeNull()
  })

  it('cuts long words between letters', () => {
    for (const word of words(`a${'𐐨'.repeat(30)} ${'b'.repeat(39)}𐐨${'c'.repeat(5)}`)) expect(word.isWellFormed()).toBe(true)
    expect(documentWords('x'.repeat(39) + '𐐨').every((word) => word.isWellFormed())).toBe(true)
  })

  it('has one form for look-alike letters, traditional characters and what is not seen', () => {
    for (const [typed, folded] of [
      ['ХL', 'xl'],
      ['мoлoко', 'молоко'],
      ['ΜΑΤΕ', 'mate'],
      ['50 µm', '50 μm'],
      ['usbкабель', 'usb кабель'],
      ['手機殼', '手机壳'],
      ['Blue\u200Btooth', 'bluetooth'],
      ['кофе\u00ADварка', 'кофеварка'],
    ] as const)
      expect(fold(typed)).toBe(folded)
  })

  it('parts figures from letters and Chinese where words end', () => {
    expect(words('350мл, 350毫升')).toEqual(['350', 'мл', '350', '毫升'])
    expect(words('红色的马克杯')).toEqual(['红色', '马克杯'])
    expect(bigrams('马克杯')).toEqual(['马克', '克杯'])
  })
})

describe('Georgian', () => {
  it.each([
    ['ქურთუკი', 'ქურთუკები', 'ქურთუკს', 'ქურთუკებისთვის', 'ქურთუკით'],
    ['ქოლგა', 'ქოლგები', 'ქოლგის', 'ქოლგას', 'ქოლგაში'],
    ['ღვინო', 'ღვინის', 'ღვინოს', 'ღვინოები'],
    ['ფინჯანი', 'ფინჯნები', 'ფინჯნის', 'ფინჯანს'],
    ['ჩაი', 'ჩაის', 'ჩაიში'],
    ['ბალიში', 'ბალიშის', 'ბალიშები', 'ბალიშს'],
    ['მაგიდა', 'მაგიდაა', 'მაგიდის'],
    ['თეფში', 'თეფშები', 'თეფშის'],
    ['ფანქარი', 'ფანქრები', 'ფანქრის'],
    ['თხილი', 'თხილიანი', 'თხილის'],
    ['ღილაკი', 'ღილაკებიანი'],
    ['წყალი', 'წყლის', 'წყლისთვის', 'წყალს'],
    ['ძმარი', 'ძმრის', 'ძმრიანი'],
    ['რძე', 'რძის', 'რძიანი', 'რძით'],
    ['თმა', 'თმის', 'თმისთვის'],
    ['აკაცია', 'აკაციის', 'აკაციები'],
    ['ბატარეა', 'ბატარეით', 'ბატარეის'],
    ['მარილი', 'მარილის', 'მარილისა'],
    ['სამოგზაურო', 'სამოგზაუროდ'],
  ])('%s is one word in all its forms', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1))

  it.each([
    ['qurtuki', 'ქურთუკი'],
    ['kurtuki', 'ქურთუკი'],
    ['ghvino', 'ღვინო'],
    ['gvino', 'ღვინო'],
    ['finjani', 'ფინჯანი'],
    ['pinjani', 'ფინჯანი'],
    ['qolga', 'ქოლგა'],
    ['chanta', 'ჩანთა'],
    ["ts'igni", 'წიგნი'],
    ['wigni', 'წიგნი'],
    ['satamashoebi', 'სათამაშო'],
  ])('%s sounds like %s', (latin, georgian) => {
    expect(phoneticKey(stem(georgianFromLatin(latin.replaceAll("'", ''))))).toBe(phoneticKey(stem(georgian)))
  })
})

describe('Russian in Latin letters', () => {
  it.each([
    ['krujka', 'кружка'],
    ['kruzhka', 'кружка'],
    ['chay', 'чай'],
    ['mebel', 'мебель'],
    ['noutbuk', 'ноутбук'],
    ['naushniki', 'наушники'],
    ['igrushki', 'игрушки'],
  ])('%s may be %s', (latin, russian) => expect(russianFromLatin(latin)).toContain(russian))

  it('never gives more than eight readings', () => {
    expect(
      fc.check(fc.property(fc.stringMatching(/^[a-z]{0,40}$/), (word) => russianFromLatin(word).length <= 8)).counterexample,
    ).toBeNull()
  })
})

describe('keyboards', () => {
  it.each([
    ['rhe;rf', 'кружка'],
    ['дфктфлш', 'ლარნაკი'],
    ['Ефлш', 'თაკი'],
    ['мфыу', 'vase'],
    ['ვასე', 'vase'],
  ])('%s typed on the wrong one was %s', (typed, meant) => expect(otherKeyboards(typed)).toContain(meant))
})

describe('one wrong letter', () => {
  const word = fc.stringMatching(/^[a-zа-яა-ჰ]{4,12}$/)

  it('always leaves a common key', () => {
    expect(
      fc.check(
        fc.property(word, fc.nat(), fc.constantFrom('swap', 'drop', 'add', 'change'), (right, at, kind) => {
          const place = at % (right.length - 1)
          const wrong = {
            swap: right.slice(0, place) + right[place + 1]! + right[place]! + right.slice(place + 2),
            drop: right.slice(0, place) + right.slice(place + 1),
            add: `${right.slice(0, place)}x${right.slice(place)}`,
            change: `${right.slice(0, place)}x${right.slice(place + 1)}`,
          }[kind]
          const keys = new Set(fuzzyKeys(right, null))
          return distance(right, wrong) <= 1 && withoutOne(wrong).some((key) => keys.has(key))
        }),
      ).counterexample,
    ).toBeNull()
  })

  it('is counted the same from both sides', () => {
    expect(
      fc.check(fc.property(word, word, (a, b) => distance(a, b) === distance(b, a) && (distance(a, b) === 0) === (a === b))).counterexample,
    ).toBeNull()
  })
})

describe('the meaning of a query', () => {
  it('is the words that are known, the last one of which names the thing', () => {
    const match = (...alternatives: string[][]) => ({ alternatives, shown: 'x', corrected: false })
    const reading = (query: string) => readings(query)[0]!
    const both = interpretationOf([match(['a'], ["b'"]), match(['c', 'd'])], reading('x y'), true)!
    expect(both).toMatchObject({ shown: 'x x', corrected: false, partial: false, complete: true })
    expect(both.words.map(({ alternatives, modifier }) => ({ alternatives, modifier }))).toEqual([
      { alternatives: [['a'], ["b'"]], modifier: true },
      { alternatives: [['c', 'd']], modifier: undefined },
    ])
    expect(interpretationOf([match(['a']), undefined], reading('x y'), true)).toMatchObject({ corrected: true, partial: true })
    expect(interpretationOf([undefined], reading('x'), true)).toBeUndefined()
  })

  it('reads at most twelve words, of whatever comes in', () => {
    expect(
      fc.check(
        fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => readings(text).every((reading) => reading.length <= 12)),
      ).counterexample,
    ).toBeNull()
    expect(readings('  &|! 😀 ')).toEqual([])
  })

  it('keeps past queries folded and single-spaced', () => {
    expect(queryKey('  Чёрный   ЧАЙ! ')).toBe('черный чай')
  })
})

describe('the thing of a query', () => {
  it.each([
    ['საათი კედელზე დასაკიდი', 'საათი'],
    ['მცენარის მოსარწყავი', 'მოსარწყავი'],
    ['მოსარწყავი ბაღისთვის', 'მოსარწყავი'],
    ['სამოგზაურო ჩემოდნის', 'ჩემოდნის'],
    ['ფეხბურთის ბურთი ზომა 5', 'ბურთი'],
    ['gvino witeli', 'gvino'],
    ['chanta skolistvis', 'chanta'],
    ['running shoes size 42', 'shoes'],
  ])('%s is %s', (query, thing) => {
    expect(
      readings(query)[0]!
        .filter(({ modifier }) => !modifier)
        .map(({ word }) => word),
    ).toEqual([thing])
  })
})

describe('words that nothing explains', () => {
  const word = (text: string) => readings(text)[0]![0]!
  const known = (each: string, named = 1) => ({ word: each, lexeme: each, uses: named, named })

  it('of six letters and more may have two wrong ones; the word that names most is meant', () => {
    expect(mayBeTwiceWrong(word('lamqp'))).toBe(false)
    expect(distantMatch(word('bakpacc'), [known('backpack', 2), known('backpacks', 9)])?.shown).toBe('backpack')
    expect(distantMatch(word('hedphnes'), [known('headphone', 1), known('headphones', 5)])?.shown).toBe('headphones')
    expect(distantMatch(word('saucepan'), [known('sausages', 50)])).toBeUndefined()
  })

  it('may be two words that name things, never parts that only descriptions use', () => {
    const vocabulary = (...words: [word: string, named: number][]) => ({
      notSold: memoryWords([]).notSold,
      forms: new Map(words.map(([each, named]) => [each, known(each, named)])),
      phonetic: new Map(),
      prefixes: new Map(),
      fuzzy: new Map(),
    })
    const typed = word('winterhat')
    expect(splitMatch(typed, vocabulary(['winter', 3], ['hat', 2]))).toBe('winter hat')
    expect(splitMatch(typed, vocabulary(['winter', 0], ['hat', 2]))).toBeUndefined()
    expect(splits(word('hats'))).toEqual([])
  })

  it('is pinyin with tones only where every syllable is one', () => {
    expect(withoutTones('shou3 ji1')).toBe('shou ji')
    expect(withoutTones('shou3ji1')).toBe('shouji')
    for (const text of ['h1', 'sonora h1', 'ps5', 'mini3 x2', 'cha2']) expect(withoutTones(text)).toBe(text)
  })
})

describe('pinyin', () => {
  it('of a Chinese word is its syllables and its initials', () => {
    expect(pinyinWords('手表')).toEqual(['shoubiao', 'sb'])
    expect(pinyinWords('鱻杯')).toEqual([])
    expect(pinyinWords('绿茶')).toEqual(['lvcha', 'lucha', 'lc'])
    expect(pinyinWords('榨汁')).toEqual(['zhazhi', 'zz'])
  })

  it('has no initials that mean something else, and none of one character', () => {
    expect(pinyinWords('床单')).toEqual(['chuangdan'])
    expect(pinyinWords('茶')).toEqual([])
  })
})

describe('units', () => {
  it.each([
    ['Bottle 0.5 l', '500 ml'],
    ['bottle 0,5l', '500 ml'],
    ['бутылка 0,75 л', '750 мл'],
    ['чай 0.1 кг', '100 г'],
    ['წყალი 1.5 ლ', '1500 მლ'],
    ['水壶0.5升', '500 毫升'],
  ])('%s has the words of %s', (text, converted) => expect(documentWords(text)).toEqual(expect.arrayContaining(documentWords(converted))))

  it('of whole numbers, versions and dates stay as they are', () => {
    for (const text of ['2 l', 'version 1.5', '0.5 lamps', '12.05.2026 l']) expect(fold(text)).toBe(text)
  })
})

describe('the word that names the thing in Georgian', () => {
  it.each([
    ['ჩემოდანი პატარა', 'ჩემოდანი'],
    ['სავარძელი რბილი', 'სავარძელი'],
    ['ლამპა უსადენო', 'ლამპა'],
    ['სასკოლო ჩანთა', 'ჩანთა'],
    ['ჩანთა სასკოლო', 'ჩანთა'],
    ['ჩემოდანი სამოგზაურო', 'ჩემოდანი'],
    ['ყურსასმენი სავარჯიშოდ', 'ყურსასმენი'],
    ['სანათი დერეფანში', 'სანათი'],
    ['მობილური სტუდენტისთვის', 'მობილური'],
    ['სამკაული ვერცხლის', 'სამკაული'],
    ['ხის სათამაშო', 'სათამაშო'],
    ['სანთელი', 'სანთელი'],
  ])('%s', (query, thing) => {
    expect(readings(query)[0]!.find(({ modifier }) => !modifier)!.word).toBe(thing)
  })
})

describe('what was typed', () => {
  const asked = (typed: string) => readings(typed)[0]!.map(({ word, modifier }) => (modifier ? `(${word})` : word))

  it.each([
    ['i want to buy a kettle', ['kettle']],
    ['хочу купить красную кружку', ['(красную)', 'кружку']],
    ['მინდა იაფი ფინჯანი', ['ფინჯანი']],
    ['想买杯子', ['杯子']],
    ['buy cheap', ['(buy)', 'cheap']],
    ['mug ceramic', ['mug', '(ceramic)']],
    ['glass round', ['glass', '(round)']],
    ['headphones kids', ['headphones', '(kids)']],
    ['运动鞋', ['(运动)', '鞋']],
  ])('%s asks for %j', (typed, words) => expect(asked(typed)).toEqual(words))
})

describe('what a name says the thing is', () => {
  it.each([
    ['ხავერდის ბალიში ღია კანტით', ['ბალიში']],
    ['ნაქსოვი ქუდი სვანური მატყლისგან', ['ქუდი']],
    ['სვანური ქუდი, ხელით მოთელილი', ['ქუდი']],
    ['ლეპტოპის ჩანთა Targus 15.6', ['ჩანთა']],
    ['Targus CN313 notebook case 34 cm (13.4") Briefcase Black', ['targus', 'case']],
    ['Leather laptop bag with a phone sleeve, black', ['bag']],
    ['Philips headphones/headset Black', ['headphones', 'headset']],
    ['PS/2 keyboard/mouse adapter', ['ps', 'adapter']],
    ['Чехол кожаный для ноутбука', ['чехол']],
    ['Беспроводная мышь Logitech M185', ['мышь']],
    ['罗技无线鼠标 M185 黑色', ['鼠标']],
    ['手机壳 适用于苹果', ['壳']],
    ['Black', ['black']],
  ])('„%s“: %j', (name, heads) => expect(partsOfName(name).heads.flat()).toEqual(heads))

  it('ends where the name goes on to what belongs to it', () => {
    expect(partsOfName('Travel charger, 20 W, for phones')).toEqual({
      heads: [['charger']],
      phrase: 'Travel charger',
      more: ', 20 W,',
      rest: '  for phones',
    })
  })
})

describe('a query', () => {
  const source = memoryWords(['ფინჯანი', 'Leather backpack', 'Кружка', '绿茶', 'Power bank', 'Wine glass'], {
    has: (word) => word === 'wine',
    runs: new Set(['运动鞋']),
  })
  const understood = async (query: string, options = {}) => (await interpretQuery(source, query, options))?.shown

  it.each([
    ['in the nearest form', 'Кружки', 'кружка'],
    ['as it is written', 'leather BACKPACK', 'leather backpack'],
    ['in Latin letters', 'finjani', 'finjani'],
    ['on another keyboard', 'rhe;rf', 'кружка'],
    ['with a wrong letter', 'bakpack', 'backpack'],
    ['with two wrong letters', 'bakpacc', 'backpack'],
    ['apart', 'back pack', 'back pack'],
    ['together', 'powerbank', 'power bank'],
    ['as pinyin', 'lucha', 'lucha'],
  ])('%s: %s', async (_, query, shown) => expect(await understood(query)).toBe(shown))

  it('corrects nothing where it is to be found as it is', async () => {
    expect(await understood('bakpack', { exact: true })).toBeUndefined()
    expect(await understood('backpack', { exact: true })).toBe('backpack')
  })

  it('finds words by their beginning while it is typed', async () => {
    const { words } = (await interpretQuery(source, 'leather back', { typing: true }))!
    expect(words.at(-1)).toMatchObject({ alternatives: [['backpack']], prefix: true })
  })

  it('names what is not sold, in Chinese as one word', async () => {
    expect(readings('红色运动鞋', source.notSold.runs)[0]!.map(({ word }) => word)).toContain('运动鞋')
    const { words } = (await interpretQuery(source, '运动鞋'))!
    expect(words).toMatchObject([{ notSold: true }])
  })
})
