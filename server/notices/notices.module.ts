import { defineModule } from '#server/module.ts'
import { noticesApi } from './notices.api.ts'
import { unexpiredNotices } from './notices.service.ts'
import { noticesCommand, noticesUsage } from './notices.cli.ts'

export const notices = defineModule({
  name: 'notices',
  uses: [],
  calls: noticesApi,
  onPublicChange: (ctx) => unexpiredNotices.drop(ctx),
  commands: { notices: { usage: noticesUsage, run: noticesCommand } },
})
