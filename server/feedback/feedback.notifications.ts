import { frameOf, notification, type Notifications } from '#server/platform/messaging/member-notifications.ts'
import { feedbackMail } from './feedback-mails.ts'

export const feedbackNotifications: Notifications = {
  'feedback.replied': (_, { memberId, reply }) =>
    notification({
      ...{ kind: 'feedbackReplied', memberId },
      params: () => ({ text: reply }),
      mail: (ctx, notified) => feedbackMail(frameOf(ctx), notified),
    }),
}
