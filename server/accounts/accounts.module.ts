import { defineModule } from '#server/module.ts'
import { accountsApi } from './accounts.api.ts'
import { accountCommandHandlers, accountCommands } from './accounts.commands.ts'
import { accountEvents } from './accounts.events.ts'
import { imagesInUse, memberInfo } from './members/profile.service.ts'
import { eraseSignIns, sweepAccounts } from './members/erasure.service.ts'
import { listSessions } from './sessions/sessions.service.ts'
import { signInApi } from './sign-in/sign-in.api.ts'
import { sampleAccountMails } from './sample-mails.service.ts'
import { listLinkedIdentities } from './third-party/third-party.service.ts'
import { thirdPartyPlugin } from './third-party/third-party.plugin.ts'
import { accountNotifications } from './accounts.notifications.ts'

export const accounts = defineModule({
  name: 'accounts',
  summary: 'registration, login by password, code, Google or Facebook, sessions, profile',
  uses: ['uploads'],
  calls: [...accountsApi, ...signInApi],
  plugins: [thirdPartyPlugin],
  jobs: [{ name: 'accounts', every: 10 * 60_000, run: sweepAccounts }],
  events: accountEvents,
  notifications: accountNotifications,
  outboxCommands: accountCommands,
  commandHandlers: accountCommandHandlers,
  personalData: {
    export: async (ctx, sessionToken) => ({
      account: await memberInfo(ctx),
      signIn: await listLinkedIdentities(ctx),
      sessions: await listSessions(ctx, sessionToken),
    }),
    erase: eraseSignIns,
  },
  sampleMails: sampleAccountMails,
  imagesInUse,
})
