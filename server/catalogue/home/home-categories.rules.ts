import type { HomeCategories } from '../catalogue.queries.ts'

/** Root categories that fill the list beside the hero by themselves. */
const enoughRoots = 6

type Root = HomeCategories['roots'][number]

/** The root categories; where they are few, as in a mall of one shop, their children follow with the icons of their roots. */
export function railOf({ roots, children }: HomeCategories): (Root & { parentId?: number })[] {
  if (roots.length >= enoughRoots) return roots
  const iconOf = new Map(roots.map(({ id, icon }) => [id, icon]))
  return [...roots, ...inTurn(children).map(({ id, parentId, text }) => ({ id, parentId, text, icon: iconOf.get(parentId)! }))]
}

/** Child categories: every root category's first, then every one's second and so on. */
export function inTurn(children: HomeCategories['children']): HomeCategories['children'] {
  const byRoot = [...Map.groupBy(children, ({ parentId }) => parentId).values()]
  const longest = Math.max(0, ...byRoot.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => byRoot.flatMap((list) => list[turn] ?? [])).flat()
}
