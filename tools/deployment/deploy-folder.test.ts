/** What `deploy/` names of the mall must exist: settings, commands, metrics; and its time limits must fit the mall's. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { modules } from '#server/modules.ts'
import { readSettings } from '#server/platform/settings.ts'
import { variables } from '#server/platform/settings/variables.ts'

const folder = join(import.meta.dirname, '../../deploy')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).sort()
const named = (files: string[], pattern: RegExp) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name!)))

const known = new Set(Object.keys(variables))
const units = filesOf('systemd/*.service')
/** Seconds, by the first number that a pattern finds in a file. */
const secondsIn = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))![1])

describe('the settings', () => {
  const settings = new Set([
    ...named(['systemd/kalata.env'], /^#?([A-Z_]+)=/gm),
    ...named(units, /(?:Environment=| )([A-Z_]+)=/g),
    ...named(filesOf('kubernetes/**/*.yaml'), /(?:- name: |- )([A-Z][A-Z_]+)(?==|$)/gm),
  ])

  it('are known to the mall', () => {
    expect([...settings]).toEqual(
      expect.arrayContaining(['ORIGIN', 'METRICS_PORT', 'DRAIN_SECONDS', 'MIGRATE', 'DATA_DIR', 'SANDBOX_SECRET']),
    )
    expect([...settings].filter((name) => !known.has(name))).toEqual([])
  })

  it('have values that the mall accepts', () => {
    const pairs = read('systemd/kalata.env').matchAll(/^#?([A-Z_]+)=(.+)$/gm)
    expect(() => readSettings(Object.fromEntries([...pairs].map(([, name, value]) => [name, value])))).not.toThrow()
  })

  it('of which comments speak exist too', () => {
    const words = named(
      filesOf('**/*.{env,service,timer,conf,cfg,vcl,yaml,yml,ini,md}'),
      /\b((?:DATABASE|DRAIN|KEEP|METRICS|TRUSTED|SANDBOX|SMTP|SMS|DATA)_[A-Z_]+)\b/g,
    )
    expect([...words].filter((name) => !known.has(name))).toEqual([])
  })
})

it('the commands exist', () => {
  const commands = new Set(['serve', ...modules.flatMap(({ commands }) => Object.keys(commands))])
  const used = new Set([
    ...named(units, /^Exec.*container\.mjs ([a-z]+)/gm),
    ...named(filesOf('kubernetes/**/*.yaml'), /args: \[([a-z]+)\]/g),
    ...named(filesOf('**/*.{md,yml,conf,yaml}'), /`kalata ([a-z]+)/g),
  ])
  expect([...used]).toEqual(expect.arrayContaining(['serve', 'backup', 'check', 'migrate', 'outbox']))
  expect([...used].filter((name) => !commands.has(name))).toEqual([])
})

describe('the metrics of rules and dashboard', () => {
  const test = testMall({ METRICS_PORT: '9090' })
  const files = ['prometheus/rules.yml', 'prometheus/rules.test.yml', 'grafana/kalata.json']

  it('are those that a mall has, with their labels', async () => {
    await test.call('catalogue.categories')
    await test.request('GET health/ready')
    const text = await test.mall.metrics!.text()
    const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]))
    const histogramOf = (name: string) => {
      const base = name.replace(/_(?:bucket|sum|count)$/, '')
      return types.get(base) === 'histogram' ? base : name
    }
    const used = named(files, /\b((?:kalata|process|nodejs)_[a-z_\d]+)/g)
    expect(used.size).toBeGreaterThan(10)
    expect([...used].filter((name) => !types.has(histogramOf(name)))).toEqual([])
    const labels = files.flatMap((file) => [...read(file).matchAll(/\b(state|result|kind|quantile)=\\?"([\w.]+)\\?"/g)])
    expect(labels.length).toBeGreaterThan(10)
    for (const [, label, value] of labels) expect(text).toContain(`${label}="${value}"`)
  })

  it('name routes that the mall has', () => {
    for (const route of named(files, /route(?:!?=)\\?"([^"\\*]+)\\?"/g)) {
      expect(test.mall.app.hasRoute({ method: 'GET', url: route }), route).toBe(true)
    }
  })

  it('the dashboard is one of Prometheus alone, each panel with what to look for', () => {
    const { panels } = JSON.parse(read('grafana/kalata.json')) as {
      panels: { type: string; title: string; description?: string; id: number }[]
    }
    expect(panels.filter(({ type, description }) => type !== 'row' && !description)).toEqual([])
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})

describe('time limits', () => {
  const { keepAliveSeconds } = readSettings({})
  const drain = secondsIn('systemd/kalata.env', /^DRAIN_SECONDS=(\d+)/m)

  it('close idle connections in front before the mall does, and before a process that drains has ended', () => {
    for (const seconds of [secondsIn('nginx/kalata.conf', /keepalive_timeout (\d+)s/), secondsIn('caddy/Caddyfile', /\bkeepalive (\d+)s/)])
      expect(seconds).toBeLessThan(Math.min(keepAliveSeconds, drain))
  })

  it('kill only what has had its time to drain and to end', () => {
    for (const unit of filesOf('systemd/kalata{,@}.service'))
      expect(secondsIn(unit, /TimeoutStopSec=(\d+)/), unit).toBeGreaterThan(drain + 10)
    expect(secondsIn('kubernetes/base/deployment.yaml', /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(drain + 10)
  })

  it('notice a process that drains before it stops to accept', () => {
    const [, inter, fall] = /check inter (\d+)s .*fall (\d+)/.exec(read('haproxy/haproxy.cfg'))!
    expect(Number(inter) * Number(fall)).toBeLessThan(drain)
    expect(secondsIn('caddy/Caddyfile', /health_interval (\d+)s/)).toBeLessThan(drain)
    const probe = read('kubernetes/base/deployment.yaml').split('readinessProbe:')[1]!
    const [, period, failures] = /periodSeconds: (\d+)[\s\S]*?failureThreshold: (\d+)/.exec(probe)!
    expect(Number(period) * Number(failures)).toBeLessThan(drain)
  })
})

it('the page of the folder names everything in it', () => {
  const text = read('README.md')
  const parts = filesOf('*').filter((name) => name !== 'README.md')
  expect(parts.filter((name) => !text.includes(`](${name}/`))).toEqual([])
})

describe('the machines of the database', () => {
  const patroni = read('patroni/patroni.yml')

  it('let Patroni in by the socket, where nobody needs a password', () => {
    expect(patroni).toMatch(/^ *use_unix_socket: true$/m)
    expect(patroni).toMatch(/^ *- local all postgres peer$/m)
    expect(patroni).toMatch(/^ *use_unix_socket_repl: true$/m)
    expect(patroni).toMatch(/^ *- local replication replicator /m)
  })

  it('have the TLS without which they let no other machine in', () => {
    expect(patroni).toMatch(/^ *- hostssl kalata kalata /m)
    expect(patroni).toMatch(/^ *ssl: 'on'$/m)
    for (const file of ['ssl_cert_file', 'ssl_key_file']) expect(patroni).toMatch(new RegExp(`^ *${file}: /`, 'm'))
    expect(patroni).toContain('/kalata?sslmode=verify-full')
  })
})

it('HAProxy leads to every process, of which none is asked for readiness, where none is ready', () => {
  const [, ready, others] = read('haproxy/haproxy.cfg').split(/^backend /m)
  const servers = (text: string) => text.match(/^ +server .*$/gm)
  expect(ready).toMatch(/^kalata\n/)
  expect(others).toMatch(/^kalata_without_database\n/)
  expect(servers(others!)).toEqual(servers(ready!))
  expect(others).not.toMatch(/\bcheck\b/)
  expect(read('haproxy/haproxy.cfg')).toMatch(/use_backend kalata_without_database if \{ nbsrv\(kalata\) eq 0 \}/)
})
