import type { Machine } from '../machine/machine.ts'
import type { Runner } from '../machine/runner.ts'
import type { Names } from '../names.ts'

/** How a server is reached, as `pg` takes it. Everything that the variables PGPORT, PGSSLMODE, ... would decide is said. */
export interface ServerAddress {
  /** A folder with a unix socket, or an IP address. */
  host: string
  port: number
  user: string
  password?: string
  ssl: false
}

/** The folders of one server, what is named after it, and how its programs are run. */
export interface Place {
  names: Names
  machine: Machine
  /** Of the package: `bin`, `lib`, `share`. */
  native: string
  dataDir: string
  /** `<dataDir>/postgres` */
  cluster: string
  runner: Runner
}

/** What platforms do differently in the life of a server. */
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
