import type { Machine } from './machine.ts'
import type { Runner } from './runner.ts'

/** How a server is reached, as `pg` takes it. Everything that the variables PGPORT, PGSSLMODE, ... would decide is said. */
export interface ServerAddress {
  /** A folder with a unix socket, or an IP address. */
  host: string
  port: number
  user: string
  password?: string
  ssl: false
}

/** The superuser of an embedded cluster. */
export const superuser = 'kalata'

/** The folders of one embedded database, and how its programs are run. */
export interface Place {
  machine: Machine
  /** Of the package: `bin`, `lib`, `share`. */
  native: string
  dataDir: string
  /** `<dataDir>/postgres` */
  cluster: string
  runner: Runner
}

/** What platforms do differently in the life of an embedded server. */
export interface ServerControl {
  /** Where the server answers its superuser if it runs; undefined where it certainly does not. */
  address(): ServerAddress | undefined
  /**
   * Starts the server.
   * @param settings `name=value`
   * @param former where this process has connected until now: the server answers there again
   * @returns whether one answers: this one, or another that was started for the same folder meanwhile
   */
  start(settings: string[], former?: ServerAddress): Promise<boolean>
  /** Disconnects everybody and ends the server; resolves when it has ended, after 10 s at the latest. */
  stop(): Promise<void>
}

export type OpenControl = (place: Place) => ServerControl

/** Where the output of a cluster's server goes. */
export const logOf = ({ cluster }: Pick<Place, 'cluster'>): string => `${cluster}.log`
