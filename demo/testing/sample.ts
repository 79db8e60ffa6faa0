import type { CallSpec } from '#contract/core/call.ts'

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
export function sample(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0]!)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties![name]!)]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items!))
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

/** A call's path with its parameters filled in, by default with the least values. */
export function samplePath(path: string, spec: CallSpec, params: Record<string, unknown> = {}): string {
  const values = { ...(spec.params ? (sample(spec.params as Schema) as object) : {}), ...params } as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] || 'none')))
  if (!spec.query) return filled
  const query = Object.entries(sample(spec.query as Schema) as object).map(([name, value]) => [name, String(value)])
  return query.length > 0 ? `${filled}?${new URLSearchParams(query as [string, string][])}` : filled
}

export function sampleBody(spec: CallSpec): Record<string, unknown> {
  return spec.body ? (sample(spec.body as Schema) as Record<string, unknown>) : {}
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
  "' or 1=1 --",
  '\u202E',
  'a'.repeat(5000),
  '😀',
  '__proto__',
]
