import { defineModule } from '#server/module.ts'
import { noticesApi } from './notices.api.ts'
import { unexpiredNotices } from './notices.service.ts'
import { noticesCommand, noticesUsage } from './notices.cli.ts'

export const notices = defineModule({
  name: 'notices',
  summary: 'short notices in the top line of every page',
  uses: [],
  calls: noticesApi,
  onPublicChange: (ctx) => unexpiredNotices.drop(ctx),
  commands: { notices: { summary: 'the notices in the top line of every page', usage: noticesUsage, run: noticesCommand } },
})
