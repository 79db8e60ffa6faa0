/** A word typed while the keyboard was switched to another language is the word its keys mean in the right one. */

/** The same keys, row by row, without and with shift. */
const keys = {
  en: '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>',
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ',
  ka: '„ქწერტყუიოპ[]ასდფგჰჯკლ;\'ზხცვბნმ,.“ქჭეღთყუიოპ{}აშდფგჰჟკლ:"ძხჩვბნმ<>',
}
type Layout = keyof typeof keys
const layouts = Object.keys(keys) as Layout[]
const maps = new Map(layouts.flatMap((from) => layouts.filter((to) => to !== from).map((to) => [`${from} ${to}`, mapping(from, to)])))

function mapping(from: Layout, to: Layout): Map<string, string> {
  const target = [...keys[to]]
  const map = new Map<string, string>()
  for (const [index, key] of [...keys[from]].entries()) if (!map.has(key)) map.set(key, target[index]!)
  return map
}

const scripts: Record<Layout, RegExp> = { en: /[A-Za-z]/, ru: /[Ѐ-ӿ]/, ka: /[ა-ჰ]/ }

/** What the text's keys give on the other two keyboards. Not folded before: capitals and signs are keys too. */
export function otherKeyboards(text: string): string[] {
  const from = layouts.find((layout) => scripts[layout].test(text))
  if (!from) return []
  return layouts.filter((to) => to !== from).map((to) => [...text].map((char) => maps.get(`${from} ${to}`)!.get(char) ?? char).join(''))
}
