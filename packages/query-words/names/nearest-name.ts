/** Which of several named things a name from elsewhere most likely means. */

import { stem } from '../languages/georgian.ts'
import { partsOfName } from './name-head.ts'

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** English endings that change the word before them: `berry`, `berries`; `scarf`, `scarves`. */
const changed = new Set(['y ies', 'f ves', 'fe ves'])

/** Of a case or number; a suffix such as -ка makes another word. */
const russianEnding = /^[аеёиійоуыьэюя]{0,2}[вмх]?и?$/

/** Words that are one but for their ending: `mugs` and `mug`, `кружки` and `кружка`, `ფინჯანი` and `ფინჯნები`; `trays` are no `training`. */
export function isOneWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short === long || stem(short) === stem(long)) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared++
  if (shared < 3) return false
  const [left, right] = [short.slice(shared), long.slice(shared)]
  if (/\p{Script=Cyrillic}/u.test(one)) return [left, right].every((ending) => russianEnding.test(ending))
  if (!/^\p{Script=Latin}+$/u.test(short)) return false
  return changed.has(`${left} ${right}`) || (left === '' && (shared === 3 ? /^e?s$/.test(right) : right.length <= 2))
}

/** How far two names mean one thing: 1 where every word of each is in the other, 0 where none is. */
export function likenessOf(one: string, other: string): number {
  const [left, right] = [words(one), words(other)]
  if (left.length === 0 || right.length === 0) return 0
  const shared = left.filter((word) => right.some((each) => isOneWord(word, each))).length
  const back = right.filter((word) => left.some((each) => isOneWord(word, each))).length
  return (shared + back) / (left.length + right.length)
}

/** A name whose words are in another's by half is likely; less is a guess. */
const enough = 0.5

/** Whether a group has what a name says the thing is: `Coffee machines` are no coffee. */
function hasThing(name: string, group: string): boolean {
  const of = words(group)
  return partsOfName(name)
    .heads.flat()
    .some((head) => of.some((word) => isOneWord(head, word)))
}

/**
 * The nearest of the named things to the names, the best first; undefined where none is near enough. A path counts with its last
 * part, and before it with those above.
 */
export function nearest<T>(names: readonly string[], things: readonly { name: string; thing: T }[]): T | undefined {
  let best: { likeness: number; thing: T } | undefined
  for (const name of names)
    for (const { name: called, thing } of things) {
      const likeness = likenessOf(name, called)
      if (likeness >= enough && likeness > (best?.likeness ?? 0) && hasThing(name, called)) best = { likeness, thing }
    }
  return best?.thing
}
