/** What stands before the processes, with the files of `deploy/`. */
import type { Certificates } from './certificates.ts'
import { deployFile } from './deploy-file.ts'
import type { Lab, Machine } from './machines.ts'
import { mallName, status, type MallProcess } from './mall-processes.ts'
import { until } from './programs.ts'

export interface Balancer {
  machine: Machine
  /** Where shoppers connect; the certificate is that of `mallName`. */
  address: string
}

const targets = (processes: readonly MallProcess[]) => processes.map(({ url }) => url.slice('http://'.length))

export async function openHaproxy(lab: Lab, certificates: Certificates, processes: readonly MallProcess[]): Promise<Balancer> {
  const machine = await lab.machine('lb')
  const { certificate, key } = certificates.of(mallName)
  machine.write('/etc/haproxy/certs/mall.pem', certificate + key, 0o600)
  machine.write('/etc/haproxy/haproxy.cfg', haproxyFile(targets(processes)))
  machine.run('mkdir', '-p', '/run/haproxy')
  machine.start('haproxy', ['-db', '-f', '/etc/haproxy/haproxy.cfg'])
  await until(async () => ((await status(`http://${machine.address}:80/health/live`)) ? true : undefined), 'HAProxy answers')
  return { machine, address: machine.address }
}

export function haproxyFile([one, two, ...others]: string[]): string {
  const more = others.map((target, index) => `\n    server other${index} ${target}`).join('')
  const file = deployFile('haproxy/haproxy.cfg', {
    // A machine may open fewer files than the 40,100 that the file needs.
    'maxconn 20000': 'maxconn 4000',
    '127.0.0.1:3001': one!,
    '127.0.0.1:3002': two!,
  })
  return file.replaceAll(/^( *server two .*)$/gm, `$1${more}`)
}

export async function openNginx(lab: Lab, certificates: Certificates, processes: readonly MallProcess[]): Promise<Balancer> {
  const machine = await lab.machine('nginx')
  const { certificate, key } = certificates.of(mallName)
  const folder = `/etc/letsencrypt/live/${mallName}`
  machine.write(`${folder}/fullchain.pem`, certificate)
  machine.write(`${folder}/privkey.pem`, key, 0o600)
  machine.write('/etc/nginx/conf.d/kalata.conf', nginxFile(targets(processes)))
  machine.run('sed', '-i', 's/worker_connections 768/worker_connections 8192/', '/etc/nginx/nginx.conf')
  machine.start('nginx', ['-g', 'daemon off; error_log stderr;'])
  await until(async () => ((await status(`http://${machine.address}:80/`)) ? true : undefined), 'nginx answers')
  return { machine, address: machine.address }
}

export function nginxFile([one, two, ...others]: string[]): string {
  const more = others.map((target) => `\n    server ${target} max_fails=1 fail_timeout=2s;`).join('')
  const file = deployFile('nginx/kalata.conf', { '127.0.0.1:3001': one!, '127.0.0.1:3002': two! })
  return file.replace(/^( *server .*max_fails.*)$/m, `$1${more}`)
}

/** @returns where it answers; without TLS, as it stands behind a proxy that has it */
export async function openVarnish(lab: Lab, processes: readonly MallProcess[]): Promise<string> {
  const machine = await lab.machine('varnish')
  machine.write('/etc/varnish/kalata.vcl', varnishFile(processes.map((process) => process.machine.address)))
  const options = ['-p', 'http_gzip_support=off', '-s', 'malloc,128m', '-n', '/var/lib/varnish/kalata']
  machine.start('varnishd', ['-F', '-a', ':6081', '-f', '/etc/varnish/kalata.vcl', ...options])
  const url = `http://${machine.address}:6081`
  await until(async () => ((await status(`${url}/home`)) === 200 ? true : undefined), 'Varnish shows the mall')
  return url
}

/** The file has one process: another is a copy of its backend. */
export function varnishFile([first, ...others]: string[]): string {
  const file = deployFile('varnish/kalata.vcl', { '.host = "127.0.0.1"': `.host = "${first}"` })
  const [backend] = /^backend one \{.*?^\}$/ms.exec(file)!
  return others.reduce((text, host, index) => {
    const copy = backend!.replace('backend one', `backend other${index}`).replace(`"${first}"`, `"${host}"`)
    const added = `mall.add_backend(one);\n    mall.add_backend(other${index});`
    return text.replace(backend!, `${backend}\n\n${copy}`).replace('mall.add_backend(one);', added)
  }, file)
}
