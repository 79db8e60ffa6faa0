/** Which category of the mall a name of another shop's most likely means. */

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that are one but for their ending: `mugs` and `mug`, `кружки` and `кружка`. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const short = Math.min(one.length, other.length)
  if (short < 4 || Math.max(one.length, other.length) - short > 3) return false
  const shared = Math.max(3, short - 2)
  return one.slice(0, shared) === other.slice(0, shared)
}

/** How far two names mean one thing: 1 where every word of each is in the other, 0 where none is. */
export function likenessOf(one: string, other: string): number {
  const [left, right] = [words(one), words(other)]
  if (left.length === 0 || right.length === 0) return 0
  const shared = left.filter((word) => right.some((each) => isAlike(word, each))).length
  const back = right.filter((word) => left.some((each) => isAlike(word, each))).length
  return (shared + back) / (left.length + right.length)
}

/** A name whose words are in another's by half is likely; less is a guess. */
const enough = 0.5

/**
 * The nearest of the named things to the names, the best first; undefined where none is near enough. A path counts with its last
 * part, and before it with those above.
 */
export function nearest<T>(names: readonly string[], things: readonly { name: string; thing: T }[]): T | undefined {
  let best: { likeness: number; thing: T } | undefined
  for (const name of names)
    for (const { name: called, thing } of things) {
      const likeness = likenessOf(name, called)
      if (likeness >= enough && likeness > (best?.likeness ?? 0)) best = { likeness, thing }
    }
  return best?.thing
}
