import type { FastifyInstance } from 'fastify'
import type { Ctx } from './context.ts'
import type { Served } from './platform/calls.ts'
import type { Job } from './platform/jobs.ts'
import type { Sender } from './platform/mail.ts'
import type { Receiver } from './platform/outbox.ts'

type OpenCtx = (part?: Partial<Pick<Ctx, 'member' | 'lang'>>) => Ctx

/** Every typed call of the mall. */
export const departments: Served[] = []

/** What stands outside the typed calls: media, the sandbox provider's page, signed callbacks. */
export const rooms: ((scope: FastifyInstance, ctx: Ctx) => Promise<void> | void)[] = []

/** Sweeps that run on timers. */
export function jobs(_openCtx: () => Ctx): Job[] {
  return []
}

/** Who reacts to which outbox topic. */
export function receivers(_openCtx: OpenCtx, _send: Sender): Record<string, Receiver> {
  return {}
}
