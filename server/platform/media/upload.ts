import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error.ts'

/** Bytes a form may have multipartOverhead its file. */
const multipartOverhead = 8 * 1024

export interface UploadedFile {
  bytes: Buffer
  name: string
}

/**
 * The one file of a multipart form, counted while it comes in: beyond `most` bytes nothing more is read, and the
 * connection ends with the answer.
 * @throws upload.missing, upload.tooLarge, request.wrongType, request.malformed
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply, most: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new DomainError('request.wrongType')
  rejectLongUpload(request, reply, most)
  try {
    const part = await request.file({ limits: { fileSize: most + multipartOverhead, files: 1, fields: 5, parts: 6, fieldSize: 1024 } })
    if (!part) throw new DomainError('upload.missing')
    return await readFile(part, request, reply, most)
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('request.malformed')
  }
}

/** Rejects a form by its declared length, before any of it is read. @throws upload.tooLarge */
export function rejectLongUpload(request: FastifyRequest, reply: FastifyReply, most: number): void {
  if (Number(request.headers['content-length'] ?? 0) > most + multipartOverhead) throw tooLarge(request, reply)
}

/** A file of a form, counted while it comes in. @throws upload.tooLarge */
export async function readFile(part: MultipartFile, request: FastifyRequest, reply: FastifyReply, most: number): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw tooLarge(request, reply)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), name: part.filename }
}

/** Anyone who sends too much is still sending: nobody reads on. */
function tooLarge(request: FastifyRequest, reply: FastifyReply): DomainError {
  request.raw.unpipe()
  request.raw.pause()
  reply.header('connection', 'close')
  return new DomainError('upload.tooLarge')
}
