import { defineModule } from '#server/module.ts'
import { groupsApi } from './groups.api.ts'
import { groupsCommand, groupsUsage } from './groups.cli.ts'
import { groupCommandHandlers, groupCommands } from './groups.commands.ts'
import { groupEvents } from './groups.events.ts'
import { groupsInvariants } from './groups.invariants.ts'
import { groupsLive } from './live/live.plugin.ts'
import { groupPreviews } from './messages/previews.plugin.ts'
import { expireGroups, seatClaims } from './seats/seats.service.ts'
import { groupNotifications } from './groups.notifications.ts'
import { sampleGroupMails } from './messages/sample-mails.service.ts'

export const groups = defineModule({
  name: 'groups',
  summary: 'group buying: campaigns, groups, seats',
  uses: ['catalogue', 'orders', 'checkout'],
  calls: groupsApi,
  plugins: [groupsLive, groupPreviews],
  jobs: [{ name: 'groups past their time', every: 2000, run: expireGroups }],
  events: groupEvents,
  notifications: groupNotifications,
  sampleMails: sampleGroupMails,
  outboxCommands: groupCommands,
  commandHandlers: groupCommandHandlers,
  commands: {
    groups: {
      summary: 'group buying: creates and ends campaigns, shows groups and lets them expire',
      usage: groupsUsage,
      run: groupsCommand,
    },
  },
  invariants: groupsInvariants,
  claims: seatClaims,
})
