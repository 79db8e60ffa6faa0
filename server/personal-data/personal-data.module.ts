import { defineModule } from '#server/module.ts'
import { membersCommand, membersUsage } from './members.cli.ts'
import { personalDataApi } from './personal-data.api.ts'
import { personalDataCommandHandlers, personalDataCommands } from './personal-data.commands.ts'
import { personalDataEvents } from './personal-data.events.ts'

export const personalData = defineModule({
  name: 'personal-data',
  uses: ['accounts'],
  calls: personalDataApi,
  commands: { members: { usage: membersUsage, run: membersCommand } },
  events: personalDataEvents,
  outboxCommands: personalDataCommands,
  commandHandlers: personalDataCommandHandlers,
})
