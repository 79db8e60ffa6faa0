import { defineModule, type Module } from '#server/module.ts'
import { subscribersOf } from './delivery.service.ts'
import { notificationsApi } from './notifications.api.ts'
import { allNotifications, eraseNotifications } from './notifications.service.ts'
import { eraseSettings } from './settings.service.ts'

/** @param modules those whose events members are notified of */
export const notificationsOf = (modules: readonly Pick<Module, 'notifications'>[]): Module =>
  defineModule({
    name: 'notifications',
    summary: 'the notification centre, mails and SMS about account, orders and wishes',
    uses: ['accounts', 'catalogue', 'orders'],
    calls: notificationsApi,
    subscribers: subscribersOf(modules.map(({ notifications }) => notifications)),
    personalData: {
      export: async (ctx) => ({ notifications: await allNotifications(ctx) }),
      erase: async (ctx, memberId) => {
        await eraseNotifications(ctx, memberId)
        await eraseSettings(ctx, memberId)
      },
    },
  })
