/** A Georgian word is the same word in every case and number, and when it is typed in Latin letters. */

/** Case endings and postpositions that are written together with the word, longest first. */
const endings = [
  'ისთვის',
  'ისგან',
  'ისკენ',
  'იდან',
  'ამდე',
  'სთვის',
  'სთან',
  'თვის',
  'თან',
  'დან',
  'გან',
  'კენ',
  'მდე',
  'ისა',
  'ითა',
  'ში',
  'ზე',
  'ის',
  'ით',
  'ად',
  'მა',
  'ს',
  'თ',
  'ი',
]
const georgian = /^[ა-ჰ]+$/
/** What must remain for a word to differ from others: three letters, or two where both are consonants (რძე, თმა). */
const enough = /^(?:.{3,}|[^აეიოუ]{2})$/

/**
 * The vowel that some words lose when they take an ending: ფინჯანი, ფინჯნები; where it is their only one, after two consonants and before ლ or რ: წყალი,
 * წყლის. Dropped everywhere, both are one word.
 */
const fleeting = /^(.*[აეიოუ].*)[აეო]([ნლრმ])$|^([^აეიოუ]{2,})[აეო]([ლრ])$/

/** A Georgian word without case, number, final vowel and the ending -იან of what has a thing (თხილიანი, with hazelnuts); anything else as it is. */
export function stem(word: string): string {
  if (!georgian.test(word)) return word
  // მაგიდაა: it is a table; სამოგზაუროდ: for travelling.
  const bare = cut(cut(cut(word.replace(/აა$/, 'ა').replace(/([ოუე])დ$/, '$1'), endings), ['იან']), ['ებ'])
  // აკაცია, აკაციის; ბატარეა, ბატარეით.
  return cut(bare, ['ია', 'ეა', 'ა', 'ე', 'ო', 'ი']).replace(fleeting, '$1$2$3$4')
}

/** Nominatives that end like a place: ბალიში is a cushion, not in the cherry. After ი of a stem's end no noun takes ში but names of other languages; ჩაიში has a vowel before. */
const nominativeInShi = /(?:[^აეიოუ]ი|^ლავა|^ტუ|^დუ|^სუ|^ბრო|^გუა|^კალო|^ფლე|^ფარ|^ბორ|^პლა|^აფი|^ბრა|^კა|^თეფ|^მარ)ში$/

/** Whether a word is in a case, or has a postposition, that tells what a thing has, is made of or is for. */
export const isGeorgianModifier = (word: string): boolean =>
  /(?:თვის|ით|დან|გან|ში|ზე|მდე|სთან|დ)$/.test(word) && !nominativeInShi.test(word)

function cut(word: string, suffixes: string[]): string {
  const suffix = suffixes.find(
    (each) => word.endsWith(each) && enough.test(word.slice(0, -each.length)) && !(each === 'ში' && nominativeInShi.test(word)),
  )
  return suffix ? word.slice(0, -suffix.length) : word
}

const fromLatin: [string, string][] = [
  ['tch', 'ჭ'],
  ['sh', 'შ'],
  ['ch', 'ჩ'],
  ['zh', 'ჟ'],
  ['gh', 'ღ'],
  ['kh', 'ხ'],
  ['ts', 'ც'],
  ['tz', 'ც'],
  ['dz', 'ძ'],
  ['ph', 'ფ'],
  ['th', 'თ'],
  ['a', 'ა'],
  ['b', 'ბ'],
  ['c', 'ც'],
  ['d', 'დ'],
  ['e', 'ე'],
  ['f', 'ფ'],
  ['g', 'გ'],
  ['h', 'ჰ'],
  ['i', 'ი'],
  ['j', 'ჯ'],
  ['k', 'კ'],
  ['l', 'ლ'],
  ['m', 'მ'],
  ['n', 'ნ'],
  ['o', 'ო'],
  ['p', 'პ'],
  ['q', 'ქ'],
  ['r', 'რ'],
  ['s', 'ს'],
  ['t', 'თ'],
  ['u', 'უ'],
  ['v', 'ვ'],
  ['w', 'წ'],
  ['x', 'ხ'],
  ['y', 'ყ'],
  ['z', 'ზ'],
]

/**
 * A word in Latin letters as Georgian ones: the national romanisation and what chats write. Letters that Latin does
 * not tell apart (კ ქ, თ ტ, პ ფ, წ ც, ჭ ჩ) come out as one of them: {@link phoneticKey} makes them equal again.
 */
export function georgianFromLatin(word: string): string {
  let rest = word
  let written = ''
  while (rest) {
    const pair = fromLatin.find(([latin]) => rest.startsWith(latin))
    written += pair ? pair[1] : rest[0]!
    rest = rest.slice(pair ? pair[0].length : 1)
  }
  return written
}

const sounds: Record<string, string> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'j',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'p',
  ქ: 'k',
  ღ: 'g',
  ყ: 'k',
  შ: 'š',
  ჩ: 'č',
  ც: 'c',
  ძ: 'ż',
  წ: 'c',
  ჭ: 'č',
  ხ: 'h',
  ჯ: 'j',
  ჰ: 'h',
}

/** How a Georgian word sounds to somebody who writes it in Latin letters. */
export function phoneticKey(word: string): string {
  return [...word]
    .map((letter) => sounds[letter] ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1')
}
