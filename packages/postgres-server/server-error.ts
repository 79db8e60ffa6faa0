/** Why there is no server. The message says what was found; what can be done about it depends on the program that starts the server. */
export type PostgresServerErrorCode =
  /** No package has PostgreSQL for this platform. */
  | 'noPackage'
  /** The package of this platform is not installed. */
  | 'notInstalled'
  | 'diskFull'
  /** The data folder cannot be used by this user. */
  | 'unusableFolder'
  /** A folder cannot be closed to other users. */
  | 'openFolder'
  /** The socket's folder belongs to another user. */
  | 'foreignFolder'
  /** The cluster is root's, which PostgreSQL does not run as, and there are no user namespaces. */
  | 'rootCluster'
  /** No user that PostgreSQL runs as can enter a folder. */
  | 'closedFolder'
  /** `initdb` failed. */
  | 'notMade'
  | 'unreadablePassword'
  /** The server ended at its start. */
  | 'notStarted'
  /** The same, where its path has letters that PostgreSQL for Windows may not read. */
  | 'unreadablePath'
  /** The server runs and does not answer. */
  | 'noAnswer'
  /** The cluster's server was started in another way, and is in use. */
  | 'inUse'

/** What keeps a server from starting and somebody can change: the message is a sentence without its end. */
export class PostgresServerError extends Error {
  readonly code: PostgresServerErrorCode

  constructor(code: PostgresServerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PostgresServerError'
    this.code = code
  }
}

/** Whether a disk was full: an error of the file system or of PostgreSQL (disk_full), or what caused it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause)
}

export const diskFull = (dataDir: string, options?: ErrorOptions): PostgresServerError =>
  new PostgresServerError('diskFull', `The disk of ${dataDir} is full`, options)
