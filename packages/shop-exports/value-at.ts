/** The value of a table at a key that comes from outside: a plain object has one for `constructor` and `toString` too. */
export const valueAt = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
