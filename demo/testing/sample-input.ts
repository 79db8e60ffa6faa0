import type { Call } from '#contract/core/call.ts'

interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  minimum?: number
  minLength?: number
  pattern?: string
}

export const noSuchUuid = '00000000-0000-4000-8000-000000000000'

/** The smallest value a schema accepts: required fields only, the least of every range. */
export function sampleValue(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleValue(schema.anyOf[0]!)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleValue(schema.properties![name]!)]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleValue(schema.items!))
    case 'string':
      return schema.pattern?.includes('[0-9a-f]{8}') ? noSuchUuid : 'a'.repeat(schema.minLength ?? 0)
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    default:
      return null
  }
}

/** The smallest input of a call; the parameters of its path are never empty. */
export function sampleInput(call: Call, input: Record<string, unknown> = {}): Record<string, unknown> {
  const parts = [call.params, call.query, call.body].map((schema) => (schema ? (sampleValue(schema as Schema) as object) : {}))
  const values: Record<string, unknown> = Object.assign({}, ...parts, input)
  for (const name of Object.keys(call.params?.properties ?? {})) values[name] ||= 'none'
  return values
}

/** The smallest body of a call, as JSON is sent. */
export function sampleBody(call: Call): Record<string, unknown> {
  return call.body ? (sampleValue(call.body as Schema) as Record<string, unknown>) : {}
}

/** The wrong values every field is tried with. */
export const invalidValues: unknown[] = [
  null,
  true,
  [],
  {},
  0,
  -1,
  1.5,
  1e9,
  1e308,
  '',
  '\u0000',
  // Long enough to be a text.
  'Does it fit?\u0000',
  "' or 1=1 --",
  '\u202E',
  'a'.repeat(5000),
  '😀',
  '__proto__',
]
