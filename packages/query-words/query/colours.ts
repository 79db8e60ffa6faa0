/** What people call a colour and what products call it: `red` also means burgundy, in each of the languages. */

import { stem } from '../languages/georgian.ts'
import { fold } from '../letters/fold.ts'

/** A family a line. Chinese words have two characters at least: one alone is a part of other words. */
const families = `
red burgundy crimson красный бордовый винный წითელი ღვინისფერი ბორდო 红色 酒红 大红
blue navy синий голубой ლურჯი ცისფერი 蓝色 藏青 天蓝
green sage teal зеленый шалфейный изумрудный მწვანე სალბისფერი ზურმუხტისფერი 绿色 草绿 浅绿 孔雀绿
yellow mustard желтый горчичный ყვითელი მდოგვისფერი 黄色 芥末黄
pink blush розовый ვარდისფერი 粉色 粉红 浅粉
black charcoal черный графитовый შავი გრაფიტისფერი 黑色 炭黑
white ivory белый თეთრი 白色
grey gray серый ნაცრისფერი რუხი 灰色
brown tan коричневый ყავისფერი 棕色 褐色
purple violet lilac фиолетовый сиреневый იისფერი იასამნისფერი 紫色 丁香紫
orange terracotta оранжевый терракотовый ნარინჯისფერი თიხისფერი 橙色 陶土橙
gold golden gilded золотой золотистый позолоченный ოქროსფერი მოოქროვილი 金色 镀金
silver серебристый ვერცხლისფერი 银色
beige sand cream бежевый песочный кремовый ჩალისფერი ქვიშისფერი კრემისფერი 米色 沙色 奶油色
`
/** Names of shades that name other things too: alone they are no colour of what else is typed. */
const ambiguous = new Set(['sand', 'cream', 'sage', 'tan', 'orange', 'mustard', 'blush', 'ivory'])

/** Where a colour names a kind of the thing, not how it looks: red wine, green tea. */
const kinds = /(?:wine|tea|adjika|pepper|вин[оа]|ча[йя]|аджик|ღვინ|ჩაი|აჯიკ|酒|茶|酱)/u

const byWord = new Map(
  families
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').map((word) => [colourKey(word), line.split(' ')] as const)),
)

/** A word without the endings that a colour takes. */
function colourKey(word: string): string {
  const folded = fold(word)
  if (/^[ა-ჰ]+$/.test(folded)) return stem(folded)
  return /^[а-я]{4,}$/.test(folded) ? folded.replace(/(?:ого|его|ому|ему|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ым|им|ых|их|ей)$/, '') : folded
}

/** The words of the colour's family, the given one among them; undefined for what is no colour. */
export function colourFamily(word: string): string[] | undefined {
  return ambiguous.has(word) ? undefined : byWord.get(colourKey(word))
}

/** The colour that a query names beside a thing, as typed, and the query without it. */
export function colourIn(query: string): { name: string; rest: string } | undefined {
  if (kinds.test(fold(query))) return undefined
  for (const match of query.matchAll(/[\p{Script=Han}]+|[^\s\p{Script=Han},.;]+/gu)) {
    const [token] = match
    const han = /\p{Script=Han}/u.test(token)
    const name = han
      ? [...byWord.keys()].find((word) => /\p{Script=Han}/u.test(word) && token.includes(word))
      : colourFamily(fold(token)) && token
    if (!name) continue
    const at = match.index + (han ? token.indexOf(name) : 0)
    const rest = `${query.slice(0, at)} ${query.slice(at + name.length).replace(/^的/, '')}`.replace(/\s+/g, ' ').trim()
    if (rest) return { name, rest }
  }
  return undefined
}
