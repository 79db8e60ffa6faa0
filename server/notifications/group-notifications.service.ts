import { createHash } from 'node:crypto'
import { pickText, type Text } from '#contract/core/languages.ts'
import type { GroupKind } from '#contract/notifications/constants.ts'
import { contactOf } from '#server/accounts/members/contact.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { renderNotice } from '#server/platform/messaging/mail-template.ts'
import { text } from '#server/platform/texts.ts'
import { linkOf, notificationText } from './notification-texts.ts'
import { insertNotification } from './notifications.queries.ts'
import { channelsFor } from './settings.service.ts'

/** What the members of a group are told. */
export interface GroupNotice {
  /** UUID of the event's delivery: each member's notification has an id made of it. */
  id: string
  kind: GroupKind
  /** The item. */
  name: Text
  /** Seats that are still to be paid. */
  seatsLeft: number
  /** ISO 8601. */
  deadline: string
  /** Who joined, where somebody did. */
  joiner?: string
  members: readonly { memberId: string; orderNo: string }[]
}

/** Notifies members of their group by the channels of the kind, each in their own language. Repeated with the same id it adds nothing. */
export async function notifyOfGroup(ctx: Ctx, { id, kind, name, seatsLeft, deadline, joiner, members }: GroupNotice): Promise<void> {
  for (const { memberId, orderNo } of members) {
    await inTransaction(ctx, async (ctx) => {
      const contact = await contactOf(ctx, memberId)
      if (!contact) return
      const { inApp, mail } = await channelsFor(ctx, memberId, kind)
      const { lang } = contact
      const until = deadline
      const params = { name: pickText(name, lang).text, orderNo, count: seatsLeft, until, ...(joiner ? { joiner } : {}) }
      const noticeId = ownId(id, memberId)
      if (inApp) await insertNotification(ctx.db, { id: noticeId, memberId, kind, params, createdAt: ctx.now() })
      if (!mail || !contact.mail) return
      const link = { label: text(lang, 'mail.group.open'), href: ctx.settings.origin + linkOf(kind, params) }
      await enqueueMail(ctx, `group ${noticeId}`, {
        to: contact.mail,
        ...renderNotice(lang, { ...notificationText(lang, kind, params), link }),
      })
    })
  }
}

/** The same id for the same delivery and member, whichever attempt it is. */
function ownId(id: string, memberId: string): string {
  const hash = createHash('sha256').update(`${id} ${memberId}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}
