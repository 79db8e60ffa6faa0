/** The part of an object's JSON schema that says of what type its fields are. */
export interface Fields {
  properties?: Record<string, { type?: string }>
}

/** Converts text to the numbers and booleans of a schema, in place: queries, paths and forms are text. */
export function coerce(values: Record<string, unknown>, { properties = {} }: Fields): void {
  for (const [name, value] of Object.entries(values)) {
    const type = properties[name]?.type
    if (typeof value !== 'string') continue
    if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(value)) values[name] = Number(value)
    if (type === 'boolean' && (value === 'true' || value === 'false')) values[name] = value === 'true'
  }
}
