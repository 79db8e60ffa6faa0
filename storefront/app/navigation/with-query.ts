/** A path with the parameters that have a value, in their order. */
export function withQuery(path: string, values: Record<string, string | number | false | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
