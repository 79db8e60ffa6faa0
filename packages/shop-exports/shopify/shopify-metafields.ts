/** Facts that a Shopify shop keeps beside its products: columns such as `Colour (product.metafields.shopify.color-pattern)`. */

/** Groups of metafields that say something about the thing; those of plugins (ratings, recommendations, feeds) do not. */
const groups = new Set(['shopify', 'custom', 'descriptors', 'facts', 'specs', 'details', 'my_fields'])

export interface Metafield {
  /** As the shop shows it. */
  name: string
  place: number
}

export function metafieldsOf(cells: readonly string[]): Metafield[] {
  return cells.flatMap((cell, place) => {
    const [, name, group] = /^(.+?)\s*\(product\.metafields\.([\w-]+)\.[\w-]+\)$/.exec(cell) ?? []
    return name && group && groups.has(group) ? [{ name, place }] : []
  })
}

/** `adults; kids` and `["Oak","Ash"]` as people read them; nothing of what only a program reads. */
export function metafieldText(cell: string): string {
  if (cell.startsWith('[')) return listOf(cell)?.join(', ') ?? ''
  return cell.startsWith('{') || cell.includes('gid://') ? '' : cell.split(/\s*;\s+/).join(', ')
}

function listOf(cell: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(cell)
    const isText = Array.isArray(list) && list.every((each) => typeof each === 'string' && !each.startsWith('gid://'))
    return isText ? (list as string[]) : undefined
  } catch {
    return undefined
  }
}
