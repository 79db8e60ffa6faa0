import { LRUCache } from 'lru-cache'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { selectAttributes, selectAttributesByKey, selectAttributeTexts, type Attribute, type AttributeText } from './attributes.queries.ts'

/** ms that names are used without being read: another import may complete their languages. */
export const namesLast = 60_000

/** The names that this process has read. */
interface AttributeNames {
  attributes: LRUCache<number, Attribute>
  byKey: LRUCache<string, Attribute>
  texts: LRUCache<number, AttributeText>
}

const names = moduleState('names of attributes', (): AttributeNames => ({
  attributes: new LRUCache({ max: 1000, ttl: namesLast }),
  byKey: new LRUCache({ max: 1000, ttl: namesLast }),
  texts: new LRUCache({ max: 10_000, ttl: namesLast }),
}))

/** Those of the keys that are known, what is remembered without asking for it. */
async function found<K extends string | number, V extends object>(
  known: LRUCache<K, V>,
  keys: readonly K[],
  read: (missing: K[]) => Promise<V[]>,
  keyOf: (value: V) => K,
): Promise<Map<K, V>> {
  const values = new Map<K, V>()
  for (const key of keys) {
    const value = known.get(key)
    if (value) values.set(key, value)
  }
  const missing = [...new Set(keys)].filter((key) => !values.has(key))
  for (const value of missing.length > 0 ? await read(missing) : []) {
    values.set(keyOf(value), value)
    known.set(keyOf(value), value)
  }
  return values
}

/** Attributes by their numbers. */
export const attributesOf = (ctx: Ctx, ids: readonly number[]) =>
  found(
    ctx.state(names).attributes,
    ids,
    (missing) => selectAttributes(ctx.db, missing),
    ({ id }) => id,
  )

/** Attributes by their keys. */
export const attributesByKey = (ctx: Ctx, keys: readonly string[]) =>
  found(
    ctx.state(names).byKey,
    keys,
    (missing) => selectAttributesByKey(ctx.db, missing),
    ({ key }) => key,
  )

/** Texts of attributes by their numbers. */
export const textsOf = (ctx: Ctx, ids: readonly number[]) =>
  found(
    ctx.state(names).texts,
    ids,
    (missing) => selectAttributeTexts(ctx.db, missing),
    ({ id }) => id,
  )
