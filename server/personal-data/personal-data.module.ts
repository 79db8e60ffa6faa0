import { defineModule } from '#server/module.ts'
import { membersCommand, membersUsage } from './members.cli.ts'
import { personalDataApi } from './personal-data.api.ts'
import { personalDataCommandHandlers, personalDataCommands } from './personal-data.commands.ts'

export const personalData = defineModule({
  name: 'personal-data',
  uses: ['accounts', 'notifications'],
  calls: personalDataApi,
  commands: { members: { usage: membersUsage, run: membersCommand } },
  outboxCommands: personalDataCommands,
  commandHandlers: personalDataCommandHandlers,
})
