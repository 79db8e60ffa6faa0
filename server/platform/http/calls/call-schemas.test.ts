import ajvCompiler from '@fastify/ajv-compiler'
import stringifyCompiler from '@fastify/fast-json-stringify-compiler'
import { expect, it } from 'vitest'
import { servedCalls } from '#server/modules.ts'
import { envelopeSchema } from './envelope-schema.ts'

it('every call of the mall has schemas that compile', () => {
  const validator = ajvCompiler()({}, { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } })
  const serializer = stringifyCompiler()({}, {})
  for (const { call } of servedCalls) {
    const route = { method: call.method, url: `/api/${call.path}` }
    for (const part of ['params', 'query', 'body'] as const)
      if (call[part]) expect(() => validator({ schema: call[part], ...route, httpPart: part }), `${call.name} ${part}`).not.toThrow()
    expect(() => serializer({ schema: envelopeSchema(call), ...route, httpStatus: '200' }), `${call.name} reply`).not.toThrow()
  }
  expect(servedCalls.length).toBeGreaterThan(100)
})
