/** Russian typed in Latin letters, as passports, chats and habit write it. */

const longest = 8
/** Latin spellings and the Russian ones they may stand for; longer ones first. */
const spellings: [string, string[]][] = [
  ['shch', ['щ']],
  ['sch', ['щ']],
  ['zh', ['ж']],
  ['kh', ['х']],
  ['ts', ['ц']],
  ['ch', ['ч']],
  ['sh', ['ш']],
  ['yu', ['ю']],
  ['ju', ['ю']],
  ['iu', ['ю']],
  ['ya', ['я']],
  ['ja', ['я']],
  ['ia', ['ия', 'я']],
  ['yo', ['е']],
  ['jo', ['е']],
  ['ye', ['е', 'ье']],
  ['iy', ['ий']],
  ['yi', ['ый']],
  ['ij', ['ий']],
  ['yy', ['ый']],
  ['ey', ['ей']],
  ['ay', ['ай']],
  ['oy', ['ой']],
  ['ei', ['ей']],
  ['ai', ['ай']],
  ['oi', ['ой']],
  ['a', ['а']],
  ['b', ['б']],
  ['c', ['ц', 'к']],
  ['d', ['д']],
  ['e', ['е', 'э']],
  ['f', ['ф']],
  ['g', ['г']],
  ['h', ['х']],
  ['i', ['и']],
  ['j', ['ж', 'й']],
  ['k', ['к']],
  ['l', ['л', 'ль']],
  ['m', ['м']],
  ['n', ['н']],
  ['o', ['о']],
  ['p', ['п']],
  ['q', ['к']],
  ['r', ['р']],
  ['s', ['с']],
  ['t', ['т', 'ть']],
  ['u', ['у']],
  ['v', ['в']],
  ['w', ['в']],
  ['x', ['х', 'кс']],
  ['y', ['ы', 'й']],
  ['z', ['з']],
]

/** The Russian words a Latin one may stand for, likeliest first, at most eight. */
export function russianFromLatin(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return []
  let written = ['']
  let rest = word
  while (rest) {
    const [latin, letters] = spellings.find(([each]) => rest.startsWith(each))!
    // The likely letter of every beginning comes before the unlikely one of any.
    written = letters.flatMap((letter) => written.map((start) => start + letter)).slice(0, longest)
    rest = rest.slice(latin.length)
  }
  return written
}
