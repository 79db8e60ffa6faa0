import { defineModule } from '#server/module.ts'
import { noticesApi } from './notices.api.ts'
import { noticesCommand, noticesUsage } from './notices.cli.ts'

export const notices = defineModule({
  name: 'notices',
  uses: [],
  calls: noticesApi,
  commands: { notices: { usage: noticesUsage, run: noticesCommand } },
})
