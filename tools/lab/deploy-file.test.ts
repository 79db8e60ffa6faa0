/** The files of `deploy/` still have what the lab changes in them. */
import { describe, expect, it } from 'vitest'
import { haproxyFile, nginxFile, varnishFile } from './balancers.ts'
import { patroniFile } from './database-cluster.ts'
import { deployFile } from './deploy-file.ts'

const three = ['10.0.0.4:3001', '10.0.0.5:3001', '10.0.0.6:3001']

it('a text that a file has not is an error', () => {
  expect(() => deployFile('haproxy/haproxy.cfg', { 'server seven': 'server 7' })).toThrow(
    'deploy/haproxy/haproxy.cfg has no "server seven"',
  )
})

describe('of several processes', () => {
  it('HAProxy has each in both backends', () => {
    const servers = haproxyFile(three).match(/server \S+ (10\.0\.0\.\d:3001)/g)!
    expect(servers.map((server) => server.split(' ')[2])).toEqual([...three, ...three])
  })

  it('nginx has each once', () => {
    expect(
      nginxFile(three)
        .match(/10\.0\.0\.\d:3001/g)!
        .toSorted(),
    ).toEqual(three)
  })

  it('Varnish asks each', () => {
    const file = varnishFile(['10.0.0.4', '10.0.0.5'])
    expect(file.match(/\.host = "10\.0\.0\.\d"/g)).toHaveLength(2)
    expect(file.match(/mall\.add_backend\(\w+\)/g)).toHaveLength(2)
  })
})

it('Patroni is called by the name of its machine', () => {
  expect(patroniFile('db2')).toMatch(/^name: db2$/m)
  expect(patroniFile('db2')).toMatch(/connect_address: db2:5432/)
  expect(patroniFile('db2')).not.toMatch(/pgbackrest -|\/18\//)
})
