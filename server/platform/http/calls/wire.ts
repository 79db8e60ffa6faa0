import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { swapFieldPath, swapWireNames } from '#contract/core/wire-names.ts'
import { acceptedEncoding, compress, maxPlainBytes } from '@kalata/http-service/replies/compression.ts'

/**
 * The edge of the typed calls: wire names become the names used inside before a body or query is validated, and the
 * reverse after a reply is serialised; replies above 1 KB are compressed. Cached replies are sent as bytes that went
 * through both already.
 */
export function openWire(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, swapWireNames(body as string), done)
  })
  scope.addHook('onRequest', (request, _reply, done) => {
    for (const name of Object.keys(request.query as object)) renameQuery(request.query as Record<string, unknown>, name)
    done()
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    return typeof payload === 'string' ? encodeReply(request, reply, swapWireNames(payload)) : payload
  })
}

function renameQuery(query: Record<string, unknown>, name: string): void {
  const inside = swapFieldPath(name)
  if (inside === name) return
  query[inside] = query[name]
  delete query[name]
}

async function encodeReply(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  if (text.length <= maxPlainBytes && Buffer.byteLength(text) <= maxPlainBytes) return text
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return text
  reply.header('content-encoding', encoding)
  return compress(text, encoding)
}
