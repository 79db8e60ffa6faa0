import { railRows } from '#contract/catalogue/home.ts'
import type { Text } from '#contract/core/languages.ts'

/** Root categories that fill the list beside the hero by themselves. */
const enoughRoots = 6

interface Root {
  id: number
  text: Text
  icon: string
}
interface Child {
  id: number
  parentId: number
  text: Text
}

/** The root categories; where they are few, as in a mall of one shop, their children follow with the icons of their roots. As many as the list shows, and one that says that there are more. */
export function railOf({ roots, children }: { roots: Root[]; children: Child[] }): (Root & { parentId?: number })[] {
  if (roots.length >= enoughRoots) return roots.slice(0, railRows + 1)
  const iconOf = new Map(roots.map(({ id, icon }) => [id, icon]))
  const named = inTurn(children).map(({ id, parentId, text }) => ({ id, parentId, text, icon: iconOf.get(parentId)! }))
  return [...roots, ...named].slice(0, railRows + 1)
}

/** Child categories: every root category's first, then every one's second and so on. */
export function inTurn<C extends { parentId: number }>(children: C[]): C[] {
  const byRoot = [...Map.groupBy(children, ({ parentId }) => parentId).values()]
  const longest = Math.max(0, ...byRoot.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => byRoot.flatMap((list) => list[turn] ?? [])).flat()
}
