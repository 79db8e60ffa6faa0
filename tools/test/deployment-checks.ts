/** What stands in `deploy/`, read by the programs that it is for. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf } from './program-of.ts'
import { run, type Outcome, type Write } from './run.ts'
import { root } from '../root.ts'

interface Check {
  /** The program that reads it. */
  program: string
  /** Its arguments, of each call. @param folder an empty one, which is removed afterwards */
  calls(folder: string): string[][]
  /** What it prints where something is wrong and ends with 0 all the same. */
  complaint?: RegExp
}

const deployed = (path: string) => join(root, 'deploy', path)

/** A copy of a file in which paths of a machine that runs it lead to what is here. @returns its path */
function adapted(folder: string, file: string, places: Record<string, string> = {}): string {
  let text = readFileSync(deployed(file), 'utf8')
  for (const [path, place] of Object.entries(places)) text = text.replaceAll(path, place)
  const copy = join(folder, file.split('/').at(-1)!)
  writeFileSync(copy, text)
  return copy
}

const certificate = { key: 'privkey.pem', chain: 'fullchain.pem', both: 'certificates' }

const openssl = (folder: string): string[] => [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=mall.example'],
  ...['-keyout', join(folder, certificate.key), '-out', join(folder, certificate.chain)],
]

/** What nginx has around a file of `conf.d`. */
function nginxMain(folder: string): string {
  const main = join(folder, 'main.conf')
  const site = adapted(folder, 'nginx/kalata.conf', { '/etc/letsencrypt/live/mall.example': folder })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  writeFileSync(main, `pid ${folder}/pid;\nevents {}\nhttp { access_log off; ${places.join(' ')} include ${site}; }\n`)
  return main
}

function haproxyMain(folder: string): string {
  mkdirSync(join(folder, certificate.both))
  const parts = [certificate.chain, certificate.key].map((name) => readFileSync(join(folder, name), 'utf8'))
  writeFileSync(join(folder, certificate.both, 'mall.pem'), parts.join(''))
  return adapted(folder, 'haproxy/haproxy.cfg', {
    '/etc/haproxy/certs/': `${join(folder, certificate.both)}/`,
    '/run/haproxy/': `${folder}/`,
  })
}

/** The units, whose programs are those of this checkout. */
function units(folder: string): string[] {
  const names = readdirSync(deployed('systemd')).filter((name) => /\.(?:service|timer)$/.test(name))
  return names.map((name) => adapted(folder, `systemd/${name}`, { '/srv/kalata/current': root }))
}

/** An overlay with the secrets that an operator adds. */
function overlay(folder: string, name: string): string {
  cpSync(deployed('kubernetes'), join(folder, 'kubernetes'), { recursive: true })
  const overlayFolder = join(folder, 'kubernetes', 'overlays', name)
  writeFileSync(join(overlayFolder, 'secrets.env'), 'SMTP_URL=smtp://mail.example\n')
  return overlayFolder
}

const checks: readonly Check[] = [
  { program: 'systemd-analyze', calls: (folder) => [['verify', '--man=no', ...units(folder)]], complaint: /./ },
  { program: 'nginx', calls: (folder) => [['-t', '-c', nginxMain(folder), '-g', 'error_log stderr;']], complaint: /\[(?:warn|emerg)\]/ },
  { program: 'caddy', calls: () => [['validate', '--adapter', 'caddyfile', '--config', deployed('caddy/Caddyfile')]] },
  { program: 'haproxy', calls: (folder) => [['-c', '-f', haproxyMain(folder)]], complaint: /WARNING|ALERT/ },
  { program: 'varnishd', calls: (folder) => [['-C', '-f', deployed('varnish/kalata.vcl'), '-n', join(folder, 'varnish')]] },
  { program: 'kubectl', calls: (folder) => ['alone', 'several'].map((name) => ['kustomize', overlay(folder, name)]) },
  {
    program: 'promtool',
    calls: () => [
      ['check', 'config', deployed('prometheus/prometheus.yml')],
      ['test', 'rules', deployed('prometheus/rules.test.yml')],
    ],
  },
  {
    program: 'pgbackrest',
    calls: (folder) => {
      const config = adapted(folder, 'pgbackrest/pgbackrest.conf', { '/var/lib/pgbackrest': folder, '/var/spool/pgbackrest': folder })
      return [[`--config=${config}`, '--log-level-file=off', '--stanza=kalata', 'info']]
    },
    complaint: /WARN|ERROR/,
  },
]

/** Each by its program; one that is not installed is said to be "not available here" and fails nothing. @param names of programs; all, without them */
export async function deployment(write: Write, names: string[] = []): Promise<Outcome> {
  let [passed, failed] = [0, 0]
  for (const check of checks.filter(({ program }) => names.length === 0 || names.includes(program))) {
    const program = programOf(check.program)
    if (!program || !programOf('openssl')) write(`${check.program}: not available here\n`)
    else if (await passes(check, program, write)) passed++
    else failed++
  }
  return { ok: failed === 0, passed, failed }
}

async function passes({ program: name, calls, complaint }: Check, program: string, write: Write): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'kalata-deploy-'))
  const env = { PGBACKREST_REPO1_CIPHER_PASS: 'of this check' }
  try {
    await run(() => undefined, 'openssl', openssl(folder))
    for (const args of calls(folder)) {
      const { ok, output } = await run(() => undefined, program, args, env)
      if (!ok || complaint?.test(output)) {
        write(`${name} ${args.join(' ')}:\n${output}\n`)
        return false
      }
    }
    write(`${name}: right\n`)
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
