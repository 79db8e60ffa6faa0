import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallSpec } from '#contract/core/call.ts'
import { DomainError } from '../domain-error.ts'
import { readFile, rejectLongUpload, type UploadedFile } from '../media/upload.ts'
import { coerce, type Fields } from './calls/coerce.ts'

const files = new WeakMap<FastifyRequest, UploadedFile>()

/** The file that came with a form, where the call accepts one and it had one. */
export const fileOf = (request: FastifyRequest): UploadedFile | undefined => files.get(request)

/** Reads the forms of calls that take one: their fields become the body, with the types of its schema; a file becomes {@link fileOf}. */
export async function registerForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 0, fields: 40, fieldSize: 4096 } })
  scope.addHook('preValidation', async (request, reply) => {
    const { call } = request.routeOptions.config as { call?: CallSpec }
    const isForm = /^(?:application\/x-www-form|multipart)/i.test(request.headers['content-type'] ?? '')
    if (!isForm || !call?.body) return
    if (!call.form) throw new DomainError('request.wrongType')
    if (request.isMultipart()) request.body = await readFields(request, reply, call.file)
    coerce(request.body as Record<string, unknown>, call.body as Fields)
  })
}

/**
 * The fields of a multipart form. @param fileBytes the most a file may have; without it there is none
 * @throws `request.malformed` for one that is cut, has no boundary, names a field twice or has another file; `upload.tooLarge`
 */
async function readFields(request: FastifyRequest, reply: FastifyReply, fileBytes?: number): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  if (fileBytes) rejectLongUpload(request, reply, fileBytes)
  try {
    // One byte more than allowed, so that it is seen.
    for await (const part of request.parts(
      fileBytes ? { limits: { files: 1, fileSize: fileBytes + 1, fields: 40, fieldSize: 4096 } } : {},
    )) {
      if (part.type === 'file' && fileBytes && part.fieldname === 'file') {
        files.set(request, await readFile(part, request, reply, fileBytes))
        continue
      }
      if (part.type !== 'field' || fields.has(part.fieldname)) throw new DomainError('request.malformed')
      fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    // The parser reports a broken form with plain errors; those about its limits have a status of their own.
    throw error instanceof DomainError || (error as Partial<FastifyError>).statusCode !== undefined
      ? error
      : new DomainError('request.malformed')
  }
  return Object.fromEntries(fields)
}
