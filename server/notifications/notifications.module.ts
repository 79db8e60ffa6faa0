import { defineModule } from '#server/module.ts'
import { notificationsApi } from './notifications.api.ts'
import { notificationSubscribers } from './notifications.subscribers.ts'
import { allNotifications, eraseNotifications } from './notifications.service.ts'
import { sampleNotificationMails } from './sample-mails.service.ts'
import { eraseSettings } from './settings.service.ts'

export const notifications = defineModule({
  name: 'notifications',
  summary: 'the notification centre, mails and SMS about account, orders and wishes',
  uses: ['accounts', 'catalogue', 'orders', 'aftersales'],
  calls: notificationsApi,
  subscribers: notificationSubscribers,
  sampleMails: sampleNotificationMails,
  personalData: {
    export: async (ctx) => ({ notifications: await allNotifications(ctx) }),
    erase: async (ctx, memberId) => {
      await eraseNotifications(ctx, memberId)
      await eraseSettings(ctx, memberId)
    },
  },
})
