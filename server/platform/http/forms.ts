import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { CallSpec } from '#contract/core/call.ts'
import { DomainError } from '../domain-error.ts'
import { coerce, type Fields } from './coerce.ts'

/** Reads the forms of calls that take one: their fields become the body, with the types of its schema. They have no files. */
export async function registerForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 0, fields: 40, fieldSize: 4096 } })
  scope.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config as { call?: CallSpec }
    const isForm = /^(?:application\/x-www-form|multipart)/i.test(request.headers['content-type'] ?? '')
    if (!isForm || !call?.body) return
    if (!call.form) throw new DomainError('request.wrongType')
    if (request.isMultipart()) request.body = await readFields(request)
    coerce(request.body as Record<string, unknown>, call.body as Fields)
  })
}

/** The fields of a multipart form. @throws `request.malformed` for one that is cut, has no boundary, or names a field twice */
async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'field' || fields.has(part.fieldname)) throw new DomainError('request.malformed')
      fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    // The parser reports a broken form with plain errors; those about its limits have a status of their own.
    throw (error as Partial<FastifyError>).statusCode === undefined ? new DomainError('request.malformed') : error
  }
  return Object.fromEntries(fields)
}
