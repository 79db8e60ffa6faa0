import { idTitle } from '#contract/core/call.ts'

export interface IdSchema {
  title?: string
  properties?: Record<string, IdSchema>
  items?: IdSchema
}

/**
 * Turns ids of a JSON body that came as text (`"7"`) into numbers, in place, in lists and nested objects too. Other fields
 * keep their types.
 */
export function readNumericIds(body: unknown, schema: IdSchema): void {
  if (typeof body !== 'object' || body === null) return
  const values = body as Record<string, unknown>
  for (const [name, value] of Object.entries(values)) {
    const field = Array.isArray(body) ? schema.items : schema.properties?.[name]
    if (!field) continue
    if (field.title === idTitle && typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)) values[name] = Number(value)
    else readNumericIds(value, field)
  }
}
