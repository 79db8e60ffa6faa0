/** What a spreadsheet saves where it is not told to save UTF-8: told by which encoding makes words of the bytes above ASCII. */

interface Candidate {
  encoding: string
  /** The letters above ASCII that each of its languages uses. */
  languages: readonly string[]
}

const cyrillic = ['абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ']
/** German, French, Spanish with its neighbours, and the languages of Scandinavia. */
const western = ['äöüß', 'éèêëàâçîïôùûœ', 'áéíóúñãõâêôçàèìòùüº', 'åäöæøéü']
const candidates: readonly Candidate[] = [
  { encoding: 'windows-1251', languages: cyrillic },
  { encoding: 'x-mac-cyrillic', languages: cyrillic },
  { encoding: 'koi8-u', languages: cyrillic },
  { encoding: 'ibm866', languages: cyrillic },
  { encoding: 'windows-1252', languages: western },
  { encoding: 'macintosh', languages: western },
  { encoding: 'windows-1250', languages: ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžľôä', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'] },
  { encoding: 'windows-1254', languages: ['ığşçöüâİĞŞÇÖÜ'] },
  { encoding: 'windows-1253', languages: ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'] },
  { encoding: 'windows-1255', languages: ['אבגדהוזחטיךכלםמןנסעףפץצקרשת'] },
  { encoding: 'windows-1256', languages: ['ابتةثجحخدذرزسشصضطظعغفقكلمنهويىأإآءئؤ'] },
]

/** Signs as they stand beside words: on their own, before one, behind one, inside of one. */
const signs = { alone: /[–—•·×№€\u00a0]/, before: /[«“„‘№§]/, behind: /[»”“’…®°©™€\u00a0]/, inside: /[’\u00a0]/ }
const glyph = /\p{L}/u
const latin = /\p{Script=Latin}/u
const capital = /\p{Lu}/u
const small = /\p{Ll}/u

function isSignInPlace(char: string, before: boolean, after: boolean): boolean {
  if (before && after) return signs.inside.test(char)
  if (before || after) return (after ? signs.before : signs.behind).test(char)
  return Object.values(signs).some((places) => places.test(char))
}

/** How much of a text reads as words of a language: points for each of its letters above ASCII, fewer for those of `others` that share its encoding. */
function scoreOf(text: string, usual: string, others: string): number {
  const points = (char: string) => (usual.includes(char) ? 2 : others.includes(char) ? 1 : -1)
  let score = 0
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (char < '\u0080') continue
    count++
    const beside = [text[at - 1] ?? ' ', text[at + 1] ?? ' '] as const
    const [before, after] = [glyph.test(beside[0]), glyph.test(beside[1])]
    if (!glyph.test(char)) score += isSignInPlace(char, before, after) ? 2 : -3
    else if (beside.some((each) => glyph.test(each) && latin.test(each) !== latin.test(char))) score -= 3
    else if (capital.test(char) && small.test(beside[0])) score -= 3
    else if (latin.test(char) && !before && !after) score += 0
    else score += Math.max(points(char), points(char.toLowerCase()))
  }
  return count === 0 ? 0 : score / count
}

/** Of 100 letters above ASCII as many points as most texts get in their own encoding, and none in another. */
const least = 1.2

/** Chinese comes in pairs: in GB 18030 the second of nearly all is above ASCII too, in Big5 of two in five it is not. */
function chineseEncoding(bytes: Buffer): string | undefined {
  let pairs = 0
  let low = 0
  let alone = 0
  let korean = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x81) continue
    const next = bytes[at + 1] ?? 0x20
    if (next < 0x40 || next === 0x7f) alone++
    else {
      pairs++
      if (next < 0x80) low++
      else if (bytes[at]! >= 0xb0 && bytes[at]! <= 0xc8) korean++
      at++
    }
  }
  // Korean is in the first half of what Chinese uses.
  if (pairs === 0 || alone * 10 > pairs || (pairs > 9 && korean > pairs * 0.95)) return undefined
  const encoding = low * 8 > pairs ? 'big5' : 'gb18030'
  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  const signs = text.match(/[\p{Script=Han}\p{P}\uff00-\uffef]/gu)?.filter((each) => each > '\u007f').length ?? 0
  const damaged = text.split('\uFFFD').length - 1
  return signs > pairs * 0.8 && damaged * 20 < signs ? encoding : undefined
}

/** Of Latin and Cyrillic words most begin or end in ASCII or a blank; Chinese ones stand close together. */
const isSpaced = (bytes: Buffer): boolean => {
  let runs = 0
  let high = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80) continue
    high++
    if (!(bytes[at - 1]! >= 0x80)) runs++
  }
  return high < runs * 1.6
}

/** The encoding whose words the bytes are; undefined where they are none of any. */
export function earlierEncoding(bytes: Buffer): string | undefined {
  const scores = candidates.flatMap(({ encoding, languages }) => {
    const text = new TextDecoder(encoding).decode(bytes)
    return languages.map((usual) => ({ encoding, score: scoreOf(text, usual, languages.join('')) }))
  })
  const best = scores.reduce((most, each) => (each.score > most.score ? each : most))
  const chinese = isSpaced(bytes) ? undefined : chineseEncoding(bytes)
  if (chinese !== undefined && best.score < 1.8) return chinese
  return best.score >= least ? best.encoding : undefined
}
