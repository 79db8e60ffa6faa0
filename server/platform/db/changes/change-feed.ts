import * as feeds from '@kalata/postgres-client/changes/change-feed.ts'
import type { Tag } from '../../cache/tags.ts'
import type { Logger } from '../../log.ts'
import { openClient, type Database } from '@kalata/drizzle-postgres/database.ts'

/** Public data that caches are made of: all of a kind, or what shows single things. */
export type Change = 'catalogue' | 'policies' | Tag

const channel = 'kalata_changes'
/** Advisory lock of the process that leads; others of this database: `migrating`, the data folder's, that of a vector index. */
const leading = 77004

/** Announces changes to every process that listens. For commands; a server has a {@link ChangeFeed}. */
export const announceChanges = (db: Database, changes: Iterable<Change>): Promise<void> =>
  feeds.announceChanges(db.$client, channel, changes)

export type ChangeFeed = feeds.ChangeFeed<Change>

interface FeedOptions {
  db: Database
  log: Logger
  /** Another process changed something, or may have while the connection was lost. */
  onChange: (changes: readonly Change[]) => void
  /** Where it is given, one of the processes that have it leads; `onLead` says so of this one, within moments of the start or of the end of the one before. */
  onLead?: (leads: boolean) => void
}

/** Is notified of changes of the mall's public data by other processes and by commands. */
export const openChangeFeed = ({ db, log, onChange, onLead }: FeedOptions): ChangeFeed =>
  feeds.openChangeFeed<Change>({
    ...{ pool: db.$client, openClient: (config) => openClient(db, config), log, channel, everything: ['catalogue', 'policies'], onChange },
    ...(onLead ? { lead: { lock: leading, onLead } } : {}),
  })
