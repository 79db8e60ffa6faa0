import { Type } from 'typebox'
import { Enum, Instant, Obj } from '#contract/core/call.ts'
import { languages } from '#contract/core/languages.ts'
import { defineCommands, type CommandHandlers, type PayloadsOf } from './message-registry.ts'
import type { MessageSender } from './message-sender.ts'

const common = {
  to: Type.String(),
  lang: Enum(...languages),
  text: Type.String(),
  /** After this instant the message is of no use and is not sent. */
  until: Type.Optional(Instant),
}

export const messageCommands = defineCommands({
  mail: Obj({ ...common, subject: Type.String(), html: Type.String() }),
  /** `id` is the same at every attempt, so that a gateway can recognise a repeat. */
  sms: Obj({ ...common, id: Type.String() }),
})

declare module './message-registry.ts' {
  interface CommandPayloads extends PayloadsOf<typeof messageCommands> {}
}

/** Hands mail and SMS to `send`; a message past its `until` counts as delivered and is dropped. */
export function messageCommandHandlers(send: MessageSender): CommandHandlers {
  const isOver = (now: Date, until: string | undefined) => until !== undefined && new Date(until) <= now
  return {
    async mail(ctx, { until, ...mail }, { signal }) {
      if (!isOver(ctx.now(), until)) await send({ channel: 'mail', ...mail }, signal)
    },
    async sms(ctx, { until, ...sms }, { signal }) {
      if (!isOver(ctx.now(), until)) await send({ channel: 'sms', subject: '', html: '', ...sms }, signal)
    },
  }
}
