import { describe, expect, it } from 'vitest'
import { exampleFile, settingRows } from './documentation.ts'
import {
  address,
  addresses,
  channels,
  folder,
  integer,
  list,
  oneOf,
  optionalString,
  parseVariables,
  processes,
  secret,
  string,
} from './variable.ts'

const meaning = 'What it decides.'
const variables = {
  PORT: integer({ fallback: 3000, min: 1 }, { meaning: 'The port.', formerName: 'TCP_PORT' }),
  HOST: string('127.0.0.1', { meaning }),
  MODE: oneOf(['on', 'off'], 'on', { meaning }),
  URL: address(['https'], 'http://localhost:PORT', { meaning, example: 'https://site.example' }),
  CACHES: addresses(['http'], { meaning }),
  KEY: secret(8, 'a random one', { meaning }),
  NOTE: optionalString('text', 'none', { meaning }),
  FOLDER: folder('./data', { meaning }),
  PROXIES: list('networks', { meaning }),
  WORKERS: processes({ meaning }),
  MEAN: channels([0.5, 0.5, 0.5], { zero: false }, { meaning }),
}
const parse = (environment: Record<string, string>) => parseVariables(variables, environment)

describe('declared settings', () => {
  it('have their defaults where nothing is set, and read former names', () => {
    expect(parse({})).toMatchObject({
      values: {
        PORT: 3000,
        HOST: '127.0.0.1',
        MODE: 'on',
        URL: undefined,
        CACHES: [],
        KEY: undefined,
        PROXIES: [],
        WORKERS: 1,
        MEAN: [0.5, 0.5, 0.5],
      },
      problems: [],
    })
    expect(parse({ TCP_PORT: '80' }).values.PORT).toBe(80)
    expect(parse({ TCP_PORT: '80', PORT: '81' }).values.PORT).toBe(81)
    expect(parse({ URL: 'https://one.example,two.example' }).values.URL).toBe('https://one.example,two.example')
  })

  it.each([
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535'],
    [{ MODE: 'yes' }, 'MODE must be one of on, off'],
    [{ URL: 'ftp://a' }, 'URL must be an address that starts with https://'],
    [{ CACHES: 'http://a,b' }, 'CACHES must be addresses that start with http://, divided by commas'],
    [{ KEY: 'short' }, 'KEY must have at least 8 characters'],
    [{ WORKERS: 'many' }, 'WORKERS must be a whole number from 1 to 64, or auto'],
    [{ MEAN: '0.5,0,0.5' }, 'MEAN must not have a 0'],
  ])('name what is wrong with %j', (environment, problem) => expect(parse(environment).problems).toEqual([problem]))

  it('document themselves', () => {
    const rows = settingRows(variables)
    expect(rows[0]).toEqual(['`PORT`', '`3000`', '1 to 65535', 'The port. Its former name `TCP_PORT` is still read.'])
    expect(rows[5]).toEqual(['`KEY`', 'a random one', 'text of at least 8 characters', meaning])
    expect(exampleFile('# All settings.\n', [{ title: 'Server', variables }])).toMatch(
      /^# All settings\.\n\n## Server\n\n# The port\.\n#PORT=3000\n[^]*#URL=https:\/\/site\.example\n[^]*#KEY=\n/,
    )
  })
})
