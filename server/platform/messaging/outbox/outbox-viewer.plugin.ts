import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Message } from '../message-sender.ts'
import { outboxFolder } from '../message-sender.ts'
import { outboxHtml } from './outbox-viewer.page.ts'
import type { Settings } from '../../settings.ts'

export interface StoredMessage extends Message {
  /** The file's name without its ending. */
  name: string
  /** An instant, ISO 8601. */
  createdAt: string
}

const pageSize = 50

/**
 * `/outbox`: the last 50 messages that were written to `DATA_DIR/outbox/` instead of sent, newest first. Registered in
 * development only and answered on this machine's own host name only: they hold codes and addresses.
 */
export function outboxViewerPlugin(scope: FastifyInstance, settings: Settings): void {
  if (settings.mode !== 'development') return
  const folder = outboxFolder(settings)
  const { hostname } = new URL(settings.origin)
  // Another site whose name leads to this machine must not read codes.
  scope.addHook('onRequest', async (request, reply) => {
    if (request.hostname !== hostname) return reply.code(404).send('')
  })
  scope.get('/outbox', async (_request, reply) => page(reply, "frame-src 'self'").send(outboxHtml(await newest(folder))))
  scope.get<{ Params: { name: string } }>('/outbox/:name', async (request, reply) => {
    const message = /^[\w-]+\.[\w-]+$/.test(request.params.name) ? await read(folder, request.params.name) : undefined
    if (!message) return page(reply.code(404)).send('')
    return page(reply, 'sandbox', "frame-ancestors 'self'").send(message.html)
  })
}

function page(reply: FastifyReply, ...more: string[]): FastifyReply {
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self'", 'font-src data:', "base-uri 'none'", ...more]
  if (!more.some((part) => part.startsWith('frame-ancestors'))) policy.push("frame-ancestors 'none'")
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy.join('; '))
}

async function newest(folder: string): Promise<StoredMessage[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => /^[^.].*\.json$/.test(name)).sort()
  const messages = await Promise.all(
    files
      .slice(-pageSize)
      .reverse()
      .map((file) => read(folder, file.slice(0, -'.json'.length))),
  )
  return messages.filter((message) => message !== undefined)
}

async function read(folder: string, name: string): Promise<StoredMessage | undefined> {
  try {
    return { ...(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Omit<StoredMessage, 'name'>), name }
  } catch {
    return undefined
  }
}
