import validatorFactory from '@fastify/ajv-compiler'
import serializerFactory from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
/** What both kinds have in common; a validator leaves its errors beside it. */
type Compiled = ((data: unknown) => unknown) & { errors?: unknown }
type Build = (...of: unknown[]) => (route: unknown) => Compiled

/**
 * Fastify's compilers of schemas, each asked when a route is first called: all routes together take 0.4 s of a start, and most
 * of them wait for hours. A schema that does not compile fails the
 * request, not the start: a test of the program compiles them all.
 */
export const lazyCompilers: Factories = {
  buildValidator: lazily(withoutNullCharacters(validatorFactory() as Build)) as NonNullable<Factories['buildValidator']>,
  buildSerializer: lazily(serializerFactory() as Build) as NonNullable<Factories['buildSerializer']>,
}

/** Also rejects texts with U+0000, of which schemas know nothing. */
function withoutNullCharacters(build: Build): Build {
  return (...of) => {
    const compile = build(...of)
    return (route) => {
      const isValid = compile(route)
      const validator: Compiled = (data) => {
        const result = isValid(data)
        const instancePath = result === true ? nullCharacterAt(data) : undefined
        if (instancePath === undefined) {
          validator.errors = isValid.errors
          return result
        }
        validator.errors = [{ instancePath, message: 'must not contain U+0000', params: {} }]
        return false
      }
      return validator
    }
  }
}

function lazily(build: Build): Build {
  return (...of) => {
    const compile = build(...of)
    return (route) => {
      let compiled: Compiled | undefined
      const lazy: Compiled = (data) => {
        compiled ??= compile(route)
        const result = compiled(data)
        // Fastify reads the errors from the function that it called.
        lazy.errors = compiled.errors
        return result
      }
      return lazy
    }
  }
}

/**
 * Where a value has the character U+0000, which no text of PostgreSQL can have, as a JSON pointer; undefined where it has none.
 */
export function nullCharacterAt(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const at = nullCharacterAt(part)
    if (at !== undefined) return `/${name}${at}`
  }
  return undefined
}
