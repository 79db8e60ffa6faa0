import { defineModule } from '#server/module.ts'
import { membersCommand, membersUsage } from './members.cli.ts'
import { personalDataApi } from './personal-data.api.ts'
import { personalDataCommandHandlers, personalDataCommands } from './personal-data.commands.ts'
import { personalDataEvents } from './personal-data.events.ts'
import { personalDataNotifications } from './personal-data.notifications.ts'

export const personalData = defineModule({
  name: 'personal-data',
  summary: 'a copy of all data of a member, and the deletion of an account',
  uses: ['accounts'],
  calls: personalDataApi,
  commands: {
    members: { summary: 'finds members, blocks them, exports and deletes their data', usage: membersUsage, run: membersCommand },
  },
  events: personalDataEvents,
  notifications: personalDataNotifications,
  outboxCommands: personalDataCommands,
  commandHandlers: personalDataCommandHandlers,
})
