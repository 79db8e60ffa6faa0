import { defineModule } from '#server/module.ts'
import { backupCommand, backupUsage, restoreCommand, restoreUsage } from './backup/backup.cli.ts'
import { deleteProcess, processInvariants, watchProcess } from './deployment/processes.ts'
import { writeHistoryMark } from './db/changes/history-marks.ts'
import { checkCommand } from './db/schema/invariants.ts'
import { eraseIdempotency, sweepIdempotency } from './http/calls/idempotency.ts'
import { registerMedia } from './media/media.plugin.ts'
import { mediaCommand, mediaUsage } from './media/media.cli.ts'
import { sweepUnusedImages } from './media/orphan-sweep.ts'
import { mailsCommand, mailsUsage } from './messaging/mail/mails.cli.ts'
import { messageCommands } from './messaging/messages.commands.ts'
import { migrateCommand } from './db/schema/migrations.ts'
import { outboxCommand, outboxUsage } from './messaging/outbox/outbox.cli.ts'
import { outboxInvariants } from './messaging/outbox/outbox.invariants.ts'
import { sweepOutbox } from './messaging/outbox/outbox.ts'
import { outboxViewerPlugin } from './messaging/outbox/outbox-viewer.plugin.ts'

/** What the platform contributes by the same declaration as a module; it uses none and every module may use it. */
export const platform = defineModule({
  name: 'platform',
  summary: 'backup, consistency check, outbox, pictures: nothing of a shop',
  uses: [],
  plugins: [(scope, ctx) => registerMedia(scope, ctx), (scope, ctx) => outboxViewerPlugin(scope, ctx.settings)],
  jobs: [
    watchProcess,
    { name: 'history mark', every: 5000, run: writeHistoryMark },
    { name: 'unused images', every: 6 * 60 * 60_000, run: sweepUnusedImages },
    { name: 'old messages', every: 60 * 60_000, run: sweepOutbox },
    { name: 'old replies', every: 60 * 60_000, run: sweepIdempotency },
  ],
  // Handled by the message sender that the mall opens.
  outboxCommands: messageCommands,
  commands: {
    check: { summary: 'names what is inconsistent in the data; ends with 1 where it finds something', usage: 'check', run: checkCommand },
    mails: {
      summary: 'writes every mail that the mall sends, in four languages, as pages to look at',
      usage: mailsUsage,
      run: mailsCommand,
    },
    migrate: { summary: 'brings the schema to what this code needs, while processes serve', usage: 'migrate', run: migrateCommand },
    outbox: {
      summary: 'messages and tasks that failed twelve times: lists, retries and drops them',
      usage: outboxUsage,
      run: outboxCommand,
    },
    backup: { summary: 'writes the whole mall into one archive while it runs', usage: backupUsage, run: backupCommand },
    media: { summary: 'moves the pictures of the mall to a bucket, or back into the data folder', usage: mediaUsage, run: mediaCommand },
    restore: { summary: 'fills an empty mall from a backup and checks it', usage: restoreUsage, run: restoreCommand },
  },
  invariants: [...outboxInvariants, ...processInvariants],
  personalData: { erase: eraseIdempotency },
  onClose: deleteProcess,
})
