import type { NotificationSetting } from '#contract/notifications/calls.ts'
import { isSwitchable, switchedChannels, type SwitchedChannel } from '#contract/notifications/channels.ts'
import { topicNames, topicOf, type NotificationKind, type Topic } from '#contract/notifications/kinds.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './notifications.queries.ts'

/** By which channels a member is notified of a kind: by those that the member has not switched off. */
export async function channelsFor(ctx: Ctx, memberId: string, kind: NotificationKind): Promise<Record<SwitchedChannel, boolean>> {
  const topic = topicOf(kind)
  if (switchedChannels.every((channel) => !isSwitchable(topic, channel))) return { inApp: true, mail: true }
  const off = (await queries.selectOff(ctx.db, memberId, topic)).map(({ channel }) => channel)
  return { inApp: !off.includes('inApp'), mail: !off.includes('mail') }
}

/** What the member is told by topic and channel, in the order of the topics. */
export async function listSettings(ctx: MemberCtx): Promise<NotificationSetting[]> {
  const off = await queries.selectOff(ctx.db, ctx.member.id)
  return topicNames.flatMap((topic) =>
    switchedChannels.map((channel) => ({
      topic,
      channel,
      isOn: !off.some((each) => each.topic === topic && each.channel === channel),
      isFixed: !isSwitchable(topic, channel),
    })),
  )
}

/** Switches a channel of a topic on or off. Idempotent. @throws request.invalid for what cannot be switched off */
export async function changeSetting(
  ctx: MemberCtx,
  { topic, channel, isOn }: { topic: Topic; channel: SwitchedChannel; isOn: boolean },
): Promise<NotificationSetting[]> {
  if (!isSwitchable(topic, channel)) throw new DomainError('request.invalid', { field: 'topic' })
  if (isOn) await queries.deleteOff(ctx.db, ctx.member.id, topic, channel)
  else await queries.insertOff(ctx.db, ctx.member.id, topic, channel)
  return listSettings(ctx)
}

export const eraseSettings = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteSettings(ctx.db, memberId)
